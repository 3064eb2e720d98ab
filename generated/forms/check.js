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
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fields === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "type")) || (key0 === "fields")) || (key0 === "button")) || (key0 === "config"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 80){
const err4 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err6 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(!((((data2 === 0) || (data2 === 1)) || (data2 === 2)) || (data2 === 3))){
const err8 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema31.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.fields !== undefined){
let data3 = data.fields;
if(Array.isArray(data3)){
if(data3.length > 100){
const err9 = {instancePath:instancePath+"/fields",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
const err10 = {instancePath:instancePath+"/fields/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.fieldTypeId === undefined){
const err11 = {instancePath:instancePath+"/fields/" + i0,keyword:"required",params:{missingProperty: "fieldTypeId"},message:"must have required property '"+"fieldTypeId"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.name === undefined){
const err12 = {instancePath:instancePath+"/fields/" + i0,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data4){
if(!(func3.call(schema31.properties.fields.items.properties, key1))){
const err13 = {instancePath:instancePath+"/fields/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.id !== undefined){
let data5 = data4.id;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err14 = {instancePath:instancePath+"/fields/" + i0+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,60}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,60}$"+"\""};
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
const err15 = {instancePath:instancePath+"/fields/" + i0+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.fieldTypeId !== undefined){
let data6 = data4.fieldTypeId;
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err16 = {instancePath:instancePath+"/fields/" + i0+"/fieldTypeId",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
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
const err17 = {instancePath:instancePath+"/fields/" + i0+"/fieldTypeId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.name !== undefined){
let data7 = data4.name;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
const err18 = {instancePath:instancePath+"/fields/" + i0+"/name",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,60}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,60}$"+"\""};
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
const err19 = {instancePath:instancePath+"/fields/" + i0+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.label !== undefined){
let data8 = data4.label;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(!(pattern6.test(key2))){
const err20 = {instancePath:instancePath+"/fields/" + i0+"/label",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
for(const key3 in data8){
if(pattern6.test(key3)){
let data9 = data8[key3];
if(typeof data9 === "string"){
if(func1(data9) > 4000){
const err21 = {instancePath:instancePath+"/fields/" + i0+"/label/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
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
const err22 = {instancePath:instancePath+"/fields/" + i0+"/label/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
const err23 = {instancePath:instancePath+"/fields/" + i0+"/label",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.placeholder !== undefined){
let data10 = data4.placeholder;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key4 in data10){
if(!(pattern6.test(key4))){
const err24 = {instancePath:instancePath+"/fields/" + i0+"/placeholder",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
for(const key5 in data10){
if(pattern6.test(key5)){
let data11 = data10[key5];
if(typeof data11 === "string"){
if(func1(data11) > 4000){
const err25 = {instancePath:instancePath+"/fields/" + i0+"/placeholder/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/fields/" + i0+"/placeholder/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/fields/" + i0+"/placeholder",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data4.required !== undefined){
if(typeof data4.required !== "boolean"){
const err28 = {instancePath:instancePath+"/fields/" + i0+"/required",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data4.order !== undefined){
let data13 = data4.order;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err29 = {instancePath:instancePath+"/fields/" + i0+"/order",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data4.width !== undefined){
let data14 = data4.width;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err30 = {instancePath:instancePath+"/fields/" + i0+"/width",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 12 || isNaN(data14)){
const err31 = {instancePath:instancePath+"/fields/" + i0+"/width",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err32 = {instancePath:instancePath+"/fields/" + i0+"/width",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data4.options !== undefined){
let data15 = data4.options;
if(Array.isArray(data15)){
if(data15.length > 300){
const err33 = {instancePath:instancePath+"/fields/" + i0+"/options",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.value === undefined){
const err34 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1,keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key6 in data16){
if(!((key6 === "value") || (key6 === "label"))){
const err35 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1,keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data16.value !== undefined){
let data17 = data16.value;
if(typeof data17 === "string"){
if(func1(data17) > 200){
const err36 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1+"/value",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1+"/value",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data16.label !== undefined){
let data18 = data16.label;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key7 in data18){
if(!(pattern6.test(key7))){
const err38 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1+"/label",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
for(const key8 in data18){
if(pattern6.test(key8)){
let data19 = data18[key8];
if(typeof data19 === "string"){
if(func1(data19) > 4000){
const err39 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1+"/label/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1+"/label/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
}
else {
const err41 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1+"/label",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/fields/" + i0+"/options",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data4.config !== undefined){
let data20 = data4.config;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key9 in data20){
if(!((((((key9 === "expirationMinDays") || (key9 === "minLength")) || (key9 === "maxLength")) || (key9 === "pattern")) || (key9 === "message")) || (key9 === "customers"))){
const err44 = {instancePath:instancePath+"/fields/" + i0+"/config",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data20.expirationMinDays !== undefined){
let data21 = data20.expirationMinDays;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err45 = {instancePath:instancePath+"/fields/" + i0+"/config/expirationMinDays",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data20.minLength !== undefined){
let data22 = data20.minLength;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err46 = {instancePath:instancePath+"/fields/" + i0+"/config/minLength",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err47 = {instancePath:instancePath+"/fields/" + i0+"/config/minLength",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data20.maxLength !== undefined){
let data23 = data20.maxLength;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err48 = {instancePath:instancePath+"/fields/" + i0+"/config/maxLength",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
const err49 = {instancePath:instancePath+"/fields/" + i0+"/config/maxLength",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data20.pattern !== undefined){
let data24 = data20.pattern;
if(typeof data24 === "string"){
if(func1(data24) > 200){
const err50 = {instancePath:instancePath+"/fields/" + i0+"/config/pattern",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/fields/" + i0+"/config/pattern",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data20.message !== undefined){
let data25 = data20.message;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key10 in data25){
if(!(pattern6.test(key10))){
const err52 = {instancePath:instancePath+"/fields/" + i0+"/config/message",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
for(const key11 in data25){
if(pattern6.test(key11)){
let data26 = data25[key11];
if(typeof data26 === "string"){
if(func1(data26) > 4000){
const err53 = {instancePath:instancePath+"/fields/" + i0+"/config/message/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/fields/" + i0+"/config/message/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
}
else {
const err55 = {instancePath:instancePath+"/fields/" + i0+"/config/message",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data20.customers !== undefined){
let data27 = data20.customers;
if(!(((data27 === "everybody") || (data27 === "people")) || (data27 === "companies"))){
const err56 = {instancePath:instancePath+"/fields/" + i0+"/config/customers",keyword:"enum",params:{allowedValues: schema31.properties.fields.items.properties.config.properties.customers.enum},message:"must be equal to one of the allowed values"};
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
const err57 = {instancePath:instancePath+"/fields/" + i0+"/config",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/fields/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/fields",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.button !== undefined){
let data28 = data.button;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key12 in data28){
if(!((key12 === "label") || (key12 === "variant"))){
const err60 = {instancePath:instancePath+"/button",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data28.label !== undefined){
let data29 = data28.label;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key13 in data29){
if(!(pattern6.test(key13))){
const err61 = {instancePath:instancePath+"/button/label",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
for(const key14 in data29){
if(pattern6.test(key14)){
let data30 = data29[key14];
if(typeof data30 === "string"){
if(func1(data30) > 4000){
const err62 = {instancePath:instancePath+"/button/label/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
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
const err63 = {instancePath:instancePath+"/button/label/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
}
else {
const err64 = {instancePath:instancePath+"/button/label",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data28.variant !== undefined){
let data31 = data28.variant;
if(!((data31 === "primary") || (data31 === "secondary"))){
const err65 = {instancePath:instancePath+"/button/variant",keyword:"enum",params:{allowedValues: schema31.properties.button.properties.variant.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/button",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.config !== undefined){
let data32 = data.config;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key15 in data32){
if(!(((key15 === "showIsCompanyCheckbox") || (key15 === "receivers")) || (key15 === "captcha"))){
const err67 = {instancePath:instancePath+"/config",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data32.showIsCompanyCheckbox !== undefined){
if(typeof data32.showIsCompanyCheckbox !== "boolean"){
const err68 = {instancePath:instancePath+"/config/showIsCompanyCheckbox",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data32.receivers !== undefined){
let data34 = data32.receivers;
if(Array.isArray(data34)){
if(data34.length > 10){
const err69 = {instancePath:instancePath+"/config/receivers",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const len2 = data34.length;
for(let i2=0; i2<len2; i2++){
let data35 = data34[i2];
if(typeof data35 === "string"){
if(func1(data35) > 200){
const err70 = {instancePath:instancePath+"/config/receivers/" + i2,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/config/receivers/" + i2,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/config/receivers",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data32.captcha !== undefined){
if(typeof data32.captcha !== "boolean"){
const err73 = {instancePath:instancePath+"/config/captcha",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/config",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

