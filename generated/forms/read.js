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
     "default": []
    }
   },
   "default": {}
  }
 }
};
const func1 = helper0;
const func2 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9_-]{1,60}$", "u");
const pattern5 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,60}$", "u");
const pattern6 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/forms/form" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
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
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "type")) || (key0 === "fields")) || (key0 === "button")) || (key0 === "config"))){
delete data[key0];
}
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
let data1 = data.type;
if(!((((data1 === 0) || (data1 === 1)) || (data1 === 2)) || (data1 === 3))){
const err5 = {instancePath:instancePath+"/type",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.fields !== undefined){
let data2 = data.fields;
if(Array.isArray(data2)){
if(data2.length > 100){
const err6 = {instancePath:instancePath+"/fields",keyword:"maxItems",message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.label === undefined){
data3.label = {};
}
if(data3.placeholder === undefined){
data3.placeholder = {};
}
if(data3.required === undefined){
data3.required = false;
}
if(data3.order === undefined){
data3.order = 0;
}
if(data3.width === undefined){
data3.width = 12;
}
if(data3.options === undefined){
data3.options = [];
}
if(data3.config === undefined){
data3.config = {};
}
if(data3.id === undefined){
const err7 = {instancePath:instancePath+"/fields/" + i0,keyword:"required",message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.fieldTypeId === undefined){
const err8 = {instancePath:instancePath+"/fields/" + i0,keyword:"required",message:"must have required property '"+"fieldTypeId"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.name === undefined){
const err9 = {instancePath:instancePath+"/fields/" + i0,keyword:"required",message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(!(func2.call(schema31.properties.fields.items.properties, key1))){
delete data3[key1];
}
}
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err10 = {instancePath:instancePath+"/fields/" + i0+"/id",keyword:"pattern",message:"must match pattern \""+"^[A-Za-z0-9_-]{1,60}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/fields/" + i0+"/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.fieldTypeId !== undefined){
let data5 = data3.fieldTypeId;
if(typeof data5 === "string"){
if(func1(data5) > 60){
const err12 = {instancePath:instancePath+"/fields/" + i0+"/fieldTypeId",keyword:"maxLength",message:"must NOT have more than 60 characters"};
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
const err13 = {instancePath:instancePath+"/fields/" + i0+"/fieldTypeId",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.name !== undefined){
let data6 = data3.name;
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
const err14 = {instancePath:instancePath+"/fields/" + i0+"/name",keyword:"pattern",message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,60}$"+"\""};
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
const err15 = {instancePath:instancePath+"/fields/" + i0+"/name",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let data7 = data3.label;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(!(pattern6.test(key2))){
delete data7[key2];
}
}
for(const key3 in data7){
if(pattern6.test(key3)){
let data8 = data7[key3];
if(typeof data8 === "string"){
if(func1(data8) > 4000){
const err16 = {instancePath:instancePath+"/fields/" + i0+"/label/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
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
const err17 = {instancePath:instancePath+"/fields/" + i0+"/label/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/fields/" + i0+"/label",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
let data9 = data3.placeholder;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key4 in data9){
if(!(pattern6.test(key4))){
delete data9[key4];
}
}
for(const key5 in data9){
if(pattern6.test(key5)){
let data10 = data9[key5];
if(typeof data10 === "string"){
if(func1(data10) > 4000){
const err19 = {instancePath:instancePath+"/fields/" + i0+"/placeholder/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/fields/" + i0+"/placeholder/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/fields/" + i0+"/placeholder",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data3.required !== "boolean"){
const err22 = {instancePath:instancePath+"/fields/" + i0+"/required",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
let data12 = data3.order;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err23 = {instancePath:instancePath+"/fields/" + i0+"/order",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
let data13 = data3.width;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err24 = {instancePath:instancePath+"/fields/" + i0+"/width",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 12 || isNaN(data13)){
const err25 = {instancePath:instancePath+"/fields/" + i0+"/width",keyword:"maximum",message:"must be <= 12"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err26 = {instancePath:instancePath+"/fields/" + i0+"/width",keyword:"minimum",message:"must be >= 1"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
let data14 = data3.options;
if(Array.isArray(data14)){
if(data14.length > 300){
const err27 = {instancePath:instancePath+"/fields/" + i0+"/options",keyword:"maxItems",message:"must NOT have more than 300 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.label === undefined){
data15.label = {};
}
if(data15.value === undefined){
const err28 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1,keyword:"required",message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key6 in data15){
if(!((key6 === "value") || (key6 === "label"))){
delete data15[key6];
}
}
if(data15.value !== undefined){
let data16 = data15.value;
if(typeof data16 === "string"){
if(func1(data16) > 200){
const err29 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1+"/value",keyword:"maxLength",message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1+"/value",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
let data17 = data15.label;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key7 in data17){
if(!(pattern6.test(key7))){
delete data17[key7];
}
}
for(const key8 in data17){
if(pattern6.test(key8)){
let data18 = data17[key8];
if(typeof data18 === "string"){
if(func1(data18) > 4000){
const err31 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1+"/label/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
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
const err32 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1+"/label/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
else {
const err33 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1+"/label",keyword:"type",message:"must be object"};
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
const err34 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1,keyword:"type",message:"must be object"};
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
else {
const err35 = {instancePath:instancePath+"/fields/" + i0+"/options",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
let data19 = data3.config;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.expirationMinDays === undefined){
data19.expirationMinDays = 7;
}
if(data19.minLength === undefined){
data19.minLength = 0;
}
if(data19.maxLength === undefined){
data19.maxLength = 0;
}
if(data19.pattern === undefined){
data19.pattern = "";
}
if(data19.message === undefined){
data19.message = {};
}
for(const key9 in data19){
if(!(((((key9 === "expirationMinDays") || (key9 === "minLength")) || (key9 === "maxLength")) || (key9 === "pattern")) || (key9 === "message"))){
delete data19[key9];
}
}
let data20 = data19.expirationMinDays;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err36 = {instancePath:instancePath+"/fields/" + i0+"/config/expirationMinDays",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
let data21 = data19.minLength;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err37 = {instancePath:instancePath+"/fields/" + i0+"/config/minLength",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err38 = {instancePath:instancePath+"/fields/" + i0+"/config/minLength",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
let data22 = data19.maxLength;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err39 = {instancePath:instancePath+"/fields/" + i0+"/config/maxLength",keyword:"type",message:"must be integer"};
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
const err40 = {instancePath:instancePath+"/fields/" + i0+"/config/maxLength",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
let data23 = data19.pattern;
if(typeof data23 === "string"){
if(func1(data23) > 200){
const err41 = {instancePath:instancePath+"/fields/" + i0+"/config/pattern",keyword:"maxLength",message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/fields/" + i0+"/config/pattern",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
let data24 = data19.message;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key10 in data24){
if(!(pattern6.test(key10))){
delete data24[key10];
}
}
for(const key11 in data24){
if(pattern6.test(key11)){
let data25 = data24[key11];
if(typeof data25 === "string"){
if(func1(data25) > 4000){
const err43 = {instancePath:instancePath+"/fields/" + i0+"/config/message/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
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
const err44 = {instancePath:instancePath+"/fields/" + i0+"/config/message/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
else {
const err45 = {instancePath:instancePath+"/fields/" + i0+"/config/message",keyword:"type",message:"must be object"};
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
const err46 = {instancePath:instancePath+"/fields/" + i0+"/config",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/fields/" + i0,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/fields",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
let data26 = data.button;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.label === undefined){
data26.label = {};
}
if(data26.variant === undefined){
data26.variant = "primary";
}
for(const key12 in data26){
if(!((key12 === "label") || (key12 === "variant"))){
delete data26[key12];
}
}
let data27 = data26.label;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key13 in data27){
if(!(pattern6.test(key13))){
delete data27[key13];
}
}
for(const key14 in data27){
if(pattern6.test(key14)){
let data28 = data27[key14];
if(typeof data28 === "string"){
if(func1(data28) > 4000){
const err49 = {instancePath:instancePath+"/button/label/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
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
const err50 = {instancePath:instancePath+"/button/label/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
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
}
else {
const err51 = {instancePath:instancePath+"/button/label",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
let data29 = data26.variant;
if(!((data29 === "primary") || (data29 === "secondary"))){
const err52 = {instancePath:instancePath+"/button/variant",keyword:"enum",message:"must be equal to one of the allowed values"};
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
const err53 = {instancePath:instancePath+"/button",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
let data30 = data.config;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.showIsCompanyCheckbox === undefined){
data30.showIsCompanyCheckbox = false;
}
if(data30.receivers === undefined){
data30.receivers = [];
}
for(const key15 in data30){
if(!((key15 === "showIsCompanyCheckbox") || (key15 === "receivers"))){
delete data30[key15];
}
}
if(typeof data30.showIsCompanyCheckbox !== "boolean"){
const err54 = {instancePath:instancePath+"/config/showIsCompanyCheckbox",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
let data32 = data30.receivers;
if(Array.isArray(data32)){
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
let data33 = data32[i2];
if(typeof data33 === "string"){
if(func1(data33) > 200){
const err55 = {instancePath:instancePath+"/config/receivers/" + i2,keyword:"maxLength",message:"must NOT have more than 200 characters"};
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
const err56 = {instancePath:instancePath+"/config/receivers/" + i2,keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/config/receivers",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/config",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

