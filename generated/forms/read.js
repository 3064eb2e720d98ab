// Generated from schemas/forms by `npm run generate`. Do not edit.
import helper0Module from "ajv/dist/runtime/ucs2length.js";
const helper0 = helper0Module.default ?? helper0Module;

export const Form = validate20;
const schema31 = {
 "$id": "https://forecourt.dev/schemas/forms/form",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "type",
  "fields"
 ],
 "properties": {
  "id": {
   "type": "string",
   "maxLength": 80
  },
  "name": {
   "type": "string",
   "default": "",
   "maxLength": 120
  },
  "type": {
   "enum": [
    0,
    1,
    2,
    3
   ],
   "default": 0
  },
  "fields": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "fieldTypeId",
     "name"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[A-Za-z0-9_-]{1,60}$"
     },
     "fieldTypeId": {
      "type": "string",
      "maxLength": 60
     },
     "name": {
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9]{0,60}$"
     },
     "label": {
      "type": "object",
      "additionalProperties": false,
      "patternProperties": {
       "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$": {
        "type": "string",
        "maxLength": 4000
       }
      },
      "default": {}
     },
     "placeholder": {
      "type": "object",
      "additionalProperties": false,
      "patternProperties": {
       "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$": {
        "type": "string",
        "maxLength": 4000
       }
      },
      "default": {}
     },
     "required": {
      "type": "boolean",
      "default": false
     },
     "order": {
      "type": "integer",
      "default": 0
     },
     "width": {
      "type": "integer",
      "default": 12,
      "minimum": 1,
      "maximum": 12
     },
     "options": {
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "value"
       ],
       "properties": {
        "value": {
         "type": "string",
         "maxLength": 200
        },
        "label": {
         "type": "object",
         "additionalProperties": false,
         "patternProperties": {
          "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$": {
           "type": "string",
           "maxLength": 4000
          }
         },
         "default": {}
        }
       }
      },
      "default": [],
      "maxItems": 300
     },
     "config": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
       "expirationMinDays": {
        "type": "integer",
        "default": 7
       },
       "minLength": {
        "type": "integer",
        "default": 0,
        "minimum": 0
       },
       "maxLength": {
        "type": "integer",
        "default": 0,
        "minimum": 0
       },
       "pattern": {
        "type": "string",
        "default": "",
        "maxLength": 200
       },
       "message": {
        "type": "object",
        "additionalProperties": false,
        "patternProperties": {
         "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$": {
          "type": "string",
          "maxLength": 4000
         }
        },
        "default": {}
       },
       "customers": {
        "enum": [
         "everybody",
         "people",
         "companies"
        ],
        "default": "everybody"
       }
      },
      "default": {}
     }
    }
   },
   "maxItems": 100
  },
  "button": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "label": {
     "type": "object",
     "additionalProperties": false,
     "patternProperties": {
      "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$": {
       "type": "string",
       "maxLength": 4000
      }
     },
     "default": {}
    },
    "variant": {
     "enum": [
      "primary",
      "secondary"
     ],
     "default": "primary"
    }
   },
   "default": {}
  },
  "config": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "showIsCompanyCheckbox": {
     "type": "boolean",
     "default": false
    },
    "receivers": {
     "type": "array",
     "items": {
      "type": "string",
      "maxLength": 200
     },
     "default": [],
     "maxItems": 10
    },
    "captcha": {
     "type": "boolean",
     "default": true
    }
   },
   "default": {}
  }
 }
};
const func1 = helper0;
const func3 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9_-]{1,60}$", "u");
const pattern5 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,60}$", "u");
const pattern6 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/forms/form" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "type")) || (key0 === "fields")) || (key0 === "button")) || (key0 === "config"))){
delete data[key0];
}
}
if(data.name === undefined){
data.name = "";
}
if(data.type === undefined){
data.type = 0;
}
if(data.button === undefined){
data.button = {};
}
if(data.config === undefined){
data.config = {};
}
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,keyword:"required",message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fields === undefined){
const err2 = {instancePath,keyword:"required",message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 80){
const err3 = {instancePath:instancePath+"/id",keyword:"maxLength",message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err5 = {instancePath:instancePath+"/name",keyword:"maxLength",message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
let data2 = data.type;
if(!((((data2 === 0) || (data2 === 1)) || (data2 === 2)) || (data2 === 3))){
const err7 = {instancePath:instancePath+"/type",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.fields !== undefined){
let data3 = data.fields;
if(Array.isArray(data3)){
if(data3.length > 100){
const err8 = {instancePath:instancePath+"/fields",keyword:"maxItems",message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(func3.call(schema31.properties.fields.items.properties, key1))){
delete data4[key1];
}
}
if(data4.label === undefined){
data4.label = {};
}
if(data4.placeholder === undefined){
data4.placeholder = {};
}
if(data4.required === undefined){
data4.required = false;
}
if(data4.order === undefined){
data4.order = 0;
}
if(data4.width === undefined){
data4.width = 12;
}
if(data4.options === undefined){
data4.options = [];
}
if(data4.config === undefined){
data4.config = {};
}
if(data4.id === undefined){
const err9 = {instancePath:instancePath+"/fields/" + i0,keyword:"required",message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.fieldTypeId === undefined){
const err10 = {instancePath:instancePath+"/fields/" + i0,keyword:"required",message:"must have required property '"+"fieldTypeId"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.name === undefined){
const err11 = {instancePath:instancePath+"/fields/" + i0,keyword:"required",message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.id !== undefined){
let data5 = data4.id;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err12 = {instancePath:instancePath+"/fields/" + i0+"/id",keyword:"pattern",message:"must match pattern \""+"^[A-Za-z0-9_-]{1,60}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/fields/" + i0+"/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.fieldTypeId !== undefined){
let data6 = data4.fieldTypeId;
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err14 = {instancePath:instancePath+"/fields/" + i0+"/fieldTypeId",keyword:"maxLength",message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/fields/" + i0+"/fieldTypeId",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.name !== undefined){
let data7 = data4.name;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
const err16 = {instancePath:instancePath+"/fields/" + i0+"/name",keyword:"pattern",message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/fields/" + i0+"/name",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
let data8 = data4.label;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(!(pattern6.test(key2))){
delete data8[key2];
}
}
for(const key3 in data8){
if(pattern6.test(key3)){
let data9 = data8[key3];
if(typeof data9 === "string"){
if(func1(data9) > 4000){
const err18 = {instancePath:instancePath+"/fields/" + i0+"/label/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/fields/" + i0+"/label/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/fields/" + i0+"/label",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
let data10 = data4.placeholder;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key4 in data10){
if(!(pattern6.test(key4))){
delete data10[key4];
}
}
for(const key5 in data10){
if(pattern6.test(key5)){
let data11 = data10[key5];
if(typeof data11 === "string"){
if(func1(data11) > 4000){
const err21 = {instancePath:instancePath+"/fields/" + i0+"/placeholder/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/fields/" + i0+"/placeholder/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/fields/" + i0+"/placeholder",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data4.required !== "boolean"){
const err24 = {instancePath:instancePath+"/fields/" + i0+"/required",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
let data13 = data4.order;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err25 = {instancePath:instancePath+"/fields/" + i0+"/order",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
let data14 = data4.width;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err26 = {instancePath:instancePath+"/fields/" + i0+"/width",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 12 || isNaN(data14)){
const err27 = {instancePath:instancePath+"/fields/" + i0+"/width",keyword:"maximum",message:"must be <= 12"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err28 = {instancePath:instancePath+"/fields/" + i0+"/width",keyword:"minimum",message:"must be >= 1"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let data15 = data4.options;
if(Array.isArray(data15)){
if(data15.length > 300){
const err29 = {instancePath:instancePath+"/fields/" + i0+"/options",keyword:"maxItems",message:"must NOT have more than 300 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key6 in data16){
if(!((key6 === "value") || (key6 === "label"))){
delete data16[key6];
}
}
if(data16.label === undefined){
data16.label = {};
}
if(data16.value === undefined){
const err30 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1,keyword:"required",message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data16.value !== undefined){
let data17 = data16.value;
if(typeof data17 === "string"){
if(func1(data17) > 200){
const err31 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1+"/value",keyword:"maxLength",message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1+"/value",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
let data18 = data16.label;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key7 in data18){
if(!(pattern6.test(key7))){
delete data18[key7];
}
}
for(const key8 in data18){
if(pattern6.test(key8)){
let data19 = data18[key8];
if(typeof data19 === "string"){
if(func1(data19) > 4000){
const err33 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1+"/label/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1+"/label/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
else {
const err35 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1+"/label",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/fields/" + i0+"/options",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
let data20 = data4.config;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key9 in data20){
if(!((((((key9 === "expirationMinDays") || (key9 === "minLength")) || (key9 === "maxLength")) || (key9 === "pattern")) || (key9 === "message")) || (key9 === "customers"))){
delete data20[key9];
}
}
if(data20.expirationMinDays === undefined){
data20.expirationMinDays = 7;
}
if(data20.minLength === undefined){
data20.minLength = 0;
}
if(data20.maxLength === undefined){
data20.maxLength = 0;
}
if(data20.pattern === undefined){
data20.pattern = "";
}
if(data20.message === undefined){
data20.message = {};
}
if(data20.customers === undefined){
data20.customers = "everybody";
}
let data21 = data20.expirationMinDays;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err38 = {instancePath:instancePath+"/fields/" + i0+"/config/expirationMinDays",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
let data22 = data20.minLength;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err39 = {instancePath:instancePath+"/fields/" + i0+"/config/minLength",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err40 = {instancePath:instancePath+"/fields/" + i0+"/config/minLength",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
let data23 = data20.maxLength;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err41 = {instancePath:instancePath+"/fields/" + i0+"/config/maxLength",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
const err42 = {instancePath:instancePath+"/fields/" + i0+"/config/maxLength",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
let data24 = data20.pattern;
if(typeof data24 === "string"){
if(func1(data24) > 200){
const err43 = {instancePath:instancePath+"/fields/" + i0+"/config/pattern",keyword:"maxLength",message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/fields/" + i0+"/config/pattern",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
let data25 = data20.message;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key10 in data25){
if(!(pattern6.test(key10))){
delete data25[key10];
}
}
for(const key11 in data25){
if(pattern6.test(key11)){
let data26 = data25[key11];
if(typeof data26 === "string"){
if(func1(data26) > 4000){
const err45 = {instancePath:instancePath+"/fields/" + i0+"/config/message/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/fields/" + i0+"/config/message/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
}
else {
const err47 = {instancePath:instancePath+"/fields/" + i0+"/config/message",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
let data27 = data20.customers;
if(!(((data27 === "everybody") || (data27 === "people")) || (data27 === "companies"))){
const err48 = {instancePath:instancePath+"/fields/" + i0+"/config/customers",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/fields/" + i0+"/config",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/fields/" + i0,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/fields",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
let data28 = data.button;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key12 in data28){
if(!((key12 === "label") || (key12 === "variant"))){
delete data28[key12];
}
}
if(data28.label === undefined){
data28.label = {};
}
if(data28.variant === undefined){
data28.variant = "primary";
}
let data29 = data28.label;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key13 in data29){
if(!(pattern6.test(key13))){
delete data29[key13];
}
}
for(const key14 in data29){
if(pattern6.test(key14)){
let data30 = data29[key14];
if(typeof data30 === "string"){
if(func1(data30) > 4000){
const err52 = {instancePath:instancePath+"/button/label/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/button/label/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
}
else {
const err54 = {instancePath:instancePath+"/button/label",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
let data31 = data28.variant;
if(!((data31 === "primary") || (data31 === "secondary"))){
const err55 = {instancePath:instancePath+"/button/variant",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/button",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
let data32 = data.config;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key15 in data32){
if(!(((key15 === "showIsCompanyCheckbox") || (key15 === "receivers")) || (key15 === "captcha"))){
delete data32[key15];
}
}
if(data32.showIsCompanyCheckbox === undefined){
data32.showIsCompanyCheckbox = false;
}
if(data32.receivers === undefined){
data32.receivers = [];
}
if(data32.captcha === undefined){
data32.captcha = true;
}
if(typeof data32.showIsCompanyCheckbox !== "boolean"){
const err57 = {instancePath:instancePath+"/config/showIsCompanyCheckbox",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
let data34 = data32.receivers;
if(Array.isArray(data34)){
if(data34.length > 10){
const err58 = {instancePath:instancePath+"/config/receivers",keyword:"maxItems",message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const len2 = data34.length;
for(let i2=0; i2<len2; i2++){
let data35 = data34[i2];
if(typeof data35 === "string"){
if(func1(data35) > 200){
const err59 = {instancePath:instancePath+"/config/receivers/" + i2,keyword:"maxLength",message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/config/receivers/" + i2,keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/config/receivers",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data32.captcha !== "boolean"){
const err62 = {instancePath:instancePath+"/config/captcha",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/config",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

