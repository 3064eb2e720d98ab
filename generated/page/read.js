// Generated from schemas/page by `npm run generate`. Do not edit.
import helper0Module from "ajv/dist/runtime/ucs2length.js";
const helper0 = helper0Module.default ?? helper0Module;

export const AdvancedConfiguration = validate20;
const schema31 = {
 "$id": "https://forecourt.dev/schemas/page/advanced-configuration",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "scripts": {
   "type": "array",
   "items": {
    "$ref": "script"
   },
   "default": [],
   "maxItems": 20
  }
 }
};
const schema32 = {
 "$id": "https://forecourt.dev/schemas/page/script",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[A-Za-z0-9_-]{1,40}$"
  },
  "src": {
   "type": "string",
   "default": "",
   "pattern": "^$|^https://[^\\s\"'<>]+$",
   "maxLength": 500
  },
  "code": {
   "type": "string",
   "default": "",
   "maxLength": 20000
  },
  "position": {
   "enum": [
    "head",
    "bodyEnd"
   ],
   "default": "bodyEnd"
  },
  "purpose": {
   "enum": [
    "necessary",
    "functional",
    "statistics",
    "marketing"
   ],
   "default": "marketing"
  }
 }
};
const pattern4 = new RegExp("^[A-Za-z0-9_-]{1,40}$", "u");
const pattern5 = new RegExp("^$|^https://[^\\s\"'<>]+$", "u");
const func1 = helper0;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/page/advanced-configuration" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "scripts")){
delete data[key0];
}
}
if(data.scripts === undefined){
data.scripts = [];
}
let data0 = data.scripts;
if(Array.isArray(data0)){
if(data0.length > 20){
const err0 = {instancePath:instancePath+"/scripts",keyword:"maxItems",message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(((((key1 === "id") || (key1 === "src")) || (key1 === "code")) || (key1 === "position")) || (key1 === "purpose"))){
delete data1[key1];
}
}
if(data1.src === undefined){
data1.src = "";
}
if(data1.code === undefined){
data1.code = "";
}
if(data1.position === undefined){
data1.position = "bodyEnd";
}
if(data1.purpose === undefined){
data1.purpose = "marketing";
}
if(data1.id === undefined){
const err1 = {instancePath:instancePath+"/scripts/" + i0,keyword:"required",message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err2 = {instancePath:instancePath+"/scripts/" + i0+"/id",keyword:"pattern",message:"must match pattern \""+"^[A-Za-z0-9_-]{1,40}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/scripts/" + i0+"/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data3 = data1.src;
if(typeof data3 === "string"){
if(func1(data3) > 500){
const err4 = {instancePath:instancePath+"/scripts/" + i0+"/src",keyword:"maxLength",message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern5.test(data3)){
const err5 = {instancePath:instancePath+"/scripts/" + i0+"/src",keyword:"pattern",message:"must match pattern \""+"^$|^https://[^\\s\"'<>]+$"+"\""};
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
const err6 = {instancePath:instancePath+"/scripts/" + i0+"/src",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
let data4 = data1.code;
if(typeof data4 === "string"){
if(func1(data4) > 20000){
const err7 = {instancePath:instancePath+"/scripts/" + i0+"/code",keyword:"maxLength",message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/scripts/" + i0+"/code",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data5 = data1.position;
if(!((data5 === "head") || (data5 === "bodyEnd"))){
const err9 = {instancePath:instancePath+"/scripts/" + i0+"/position",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
let data6 = data1.purpose;
if(!((((data6 === "necessary") || (data6 === "functional")) || (data6 === "statistics")) || (data6 === "marketing"))){
const err10 = {instancePath:instancePath+"/scripts/" + i0+"/purpose",keyword:"enum",message:"must be equal to one of the allowed values"};
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
const err11 = {instancePath:instancePath+"/scripts/" + i0,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/scripts",keyword:"type",message:"must be array"};
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
const err13 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


export const BlogPost = validate21;
const schema33 = {
 "$id": "https://forecourt.dev/schemas/page/blog-post",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "title",
  "createdOn"
 ],
 "properties": {
  "title": {
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
  "createdOn": {
   "type": "string",
   "pattern": "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"
  },
  "description": {
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
  "url": {
   "type": "object",
   "additionalProperties": false,
   "patternProperties": {
    "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$": {
     "type": "string",
     "pattern": "^[^/\\\\?#\\s]*$",
     "maxLength": 100
    }
   },
   "default": {}
  },
  "image": {
   "type": "string",
   "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
   "maxLength": 500,
   "default": ""
  },
  "imageAlt": {
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
  "body": {
   "type": "object",
   "additionalProperties": false,
   "patternProperties": {
    "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$": {
     "type": "string",
     "maxLength": 65536
    }
   },
   "default": {}
  },
  "ogTags": {
   "type": "object",
   "additionalProperties": false,
   "patternProperties": {
    "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$": {
     "type": "object",
     "additionalProperties": false,
     "patternProperties": {
      "^[A-Za-z0-9:_.-]{1,100}$": {
       "type": "string",
       "maxLength": 2000
      }
     }
    }
   },
   "default": {}
  }
 }
};
const pattern6 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");
const pattern8 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u");
const pattern13 = new RegExp("^[^/\\\\?#\\s]*$", "u");
const pattern14 = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern21 = new RegExp("^[A-Za-z0-9:_.-]{1,100}$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/page/blog-post" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "title") || (key0 === "createdOn")) || (key0 === "description")) || (key0 === "url")) || (key0 === "image")) || (key0 === "imageAlt")) || (key0 === "body")) || (key0 === "ogTags"))){
delete data[key0];
}
}
if(data.title === undefined){
data.title = {};
}
if(data.description === undefined){
data.description = {};
}
if(data.url === undefined){
data.url = {};
}
if(data.image === undefined){
data.image = "";
}
if(data.imageAlt === undefined){
data.imageAlt = {};
}
if(data.body === undefined){
data.body = {};
}
if(data.ogTags === undefined){
data.ogTags = {};
}
if(data.title === undefined){
const err0 = {instancePath,keyword:"required",message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.createdOn === undefined){
const err1 = {instancePath,keyword:"required",message:"must have required property '"+"createdOn"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(pattern6.test(key1))){
delete data0[key1];
}
}
for(const key2 in data0){
if(pattern6.test(key2)){
let data1 = data0[key2];
if(typeof data1 === "string"){
if(func1(data1) > 4000){
const err2 = {instancePath:instancePath+"/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/title",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.createdOn !== undefined){
let data2 = data.createdOn;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err5 = {instancePath:instancePath+"/createdOn",keyword:"pattern",message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"+"\""};
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
const err6 = {instancePath:instancePath+"/createdOn",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data3 = data.description;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key3 in data3){
if(!(pattern6.test(key3))){
delete data3[key3];
}
}
for(const key4 in data3){
if(pattern6.test(key4)){
let data4 = data3[key4];
if(typeof data4 === "string"){
if(func1(data4) > 4000){
const err7 = {instancePath:instancePath+"/description/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/description",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
let data5 = data.url;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key5 in data5){
if(!(pattern6.test(key5))){
delete data5[key5];
}
}
for(const key6 in data5){
if(pattern6.test(key6)){
let data6 = data5[key6];
if(typeof data6 === "string"){
if(func1(data6) > 100){
const err10 = {instancePath:instancePath+"/url/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern13.test(data6)){
const err11 = {instancePath:instancePath+"/url/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"pattern",message:"must match pattern \""+"^[^/\\\\?#\\s]*$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/url/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/url",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
let data7 = data.image;
if(typeof data7 === "string"){
if(func1(data7) > 500){
const err14 = {instancePath:instancePath+"/image",keyword:"maxLength",message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern14.test(data7)){
const err15 = {instancePath:instancePath+"/image",keyword:"pattern",message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/image",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
let data8 = data.imageAlt;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key7 in data8){
if(!(pattern6.test(key7))){
delete data8[key7];
}
}
for(const key8 in data8){
if(pattern6.test(key8)){
let data9 = data8[key8];
if(typeof data9 === "string"){
if(func1(data9) > 4000){
const err17 = {instancePath:instancePath+"/imageAlt/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/imageAlt/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/imageAlt",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
let data10 = data.body;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key9 in data10){
if(!(pattern6.test(key9))){
delete data10[key9];
}
}
for(const key10 in data10){
if(pattern6.test(key10)){
let data11 = data10[key10];
if(typeof data11 === "string"){
if(func1(data11) > 65536){
const err20 = {instancePath:instancePath+"/body/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 65536 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/body/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/body",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
let data12 = data.ogTags;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key11 in data12){
if(!(pattern6.test(key11))){
delete data12[key11];
}
}
for(const key12 in data12){
if(pattern6.test(key12)){
let data13 = data12[key12];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key13 in data13){
if(!(pattern21.test(key13))){
delete data13[key13];
}
}
for(const key14 in data13){
if(pattern21.test(key14)){
let data14 = data13[key14];
if(typeof data14 === "string"){
if(func1(data14) > 2000){
const err23 = {instancePath:instancePath+"/ogTags/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/ogTags/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/ogTags/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/ogTags",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


export const BookingConfiguration = validate22;
const schema34 = {
 "$id": "https://forecourt.dev/schemas/page/booking-configuration",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "driverAgeAllowedMin": {
   "type": "integer",
   "default": 20
  },
  "driverAgeAllowedMax": {
   "type": "integer",
   "default": 65
  },
  "minDays": {
   "type": "integer",
   "default": 0,
   "minimum": 0
  },
  "maxDays": {
   "type": [
    "integer",
    "null"
   ],
   "default": null
  },
  "gasolineTankFractions": {
   "type": "integer",
   "default": 8,
   "minimum": 1
  },
  "returnToleranceInMinutes": {
   "type": "integer",
   "default": 59,
   "minimum": 0
  },
  "halfDayToleranceInHours": {
   "type": "integer",
   "default": 0,
   "minimum": 0
  },
  "minDaysToCharge": {
   "type": "integer",
   "default": 1,
   "minimum": 0
  },
  "driverAgeWithoutCautionMin": {
   "type": "integer",
   "default": 20
  },
  "driverAgeWithoutCautionMax": {
   "type": "integer",
   "default": 65
  },
  "requireDriverLicenceForDelivery": {
   "type": "boolean",
   "default": false
  },
  "useDriverAgeAllowed": {
   "type": "boolean",
   "default": true
  },
  "cutsByDistance": {
   "type": "boolean",
   "default": false
  },
  "useDriverAgeWithoutCaution": {
   "type": "boolean",
   "default": false
  },
  "mustHaveAtLeastOneInsurance": {
   "type": "boolean",
   "default": false
  },
  "distanceUnit": {
   "enum": [
    "Kilometers",
    "Miles"
   ],
   "default": "Kilometers"
  },
  "freeCancellationHours": {
   "type": [
    "integer",
    "null"
   ],
   "default": null,
   "minimum": 0,
   "maximum": 8760
  },
  "cancellationFeeDays": {
   "type": "integer",
   "default": 1,
   "minimum": 0,
   "maximum": 366
  },
  "documentTypes": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[A-Za-z0-9_-]{1,60}$"
     },
     "name": {
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
   "maxItems": 60
  },
  "taxPayerTypes": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[A-Za-z0-9_-]{1,60}$"
     },
     "name": {
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
     "documentTypeIds": {
      "type": "array",
      "items": {
       "type": "string",
       "maxLength": 60
      },
      "default": [],
      "maxItems": 60
     }
    }
   },
   "default": [],
   "maxItems": 60
  }
 }
};
const func10 = Object.prototype.hasOwnProperty;
const pattern23 = new RegExp("^[A-Za-z0-9_-]{1,60}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/page/booking-configuration" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func10.call(schema34.properties, key0))){
delete data[key0];
}
}
if(data.driverAgeAllowedMin === undefined){
data.driverAgeAllowedMin = 20;
}
if(data.driverAgeAllowedMax === undefined){
data.driverAgeAllowedMax = 65;
}
if(data.minDays === undefined){
data.minDays = 0;
}
if(data.maxDays === undefined){
data.maxDays = null;
}
if(data.gasolineTankFractions === undefined){
data.gasolineTankFractions = 8;
}
if(data.returnToleranceInMinutes === undefined){
data.returnToleranceInMinutes = 59;
}
if(data.halfDayToleranceInHours === undefined){
data.halfDayToleranceInHours = 0;
}
if(data.minDaysToCharge === undefined){
data.minDaysToCharge = 1;
}
if(data.driverAgeWithoutCautionMin === undefined){
data.driverAgeWithoutCautionMin = 20;
}
if(data.driverAgeWithoutCautionMax === undefined){
data.driverAgeWithoutCautionMax = 65;
}
if(data.requireDriverLicenceForDelivery === undefined){
data.requireDriverLicenceForDelivery = false;
}
if(data.useDriverAgeAllowed === undefined){
data.useDriverAgeAllowed = true;
}
if(data.cutsByDistance === undefined){
data.cutsByDistance = false;
}
if(data.useDriverAgeWithoutCaution === undefined){
data.useDriverAgeWithoutCaution = false;
}
if(data.mustHaveAtLeastOneInsurance === undefined){
data.mustHaveAtLeastOneInsurance = false;
}
if(data.distanceUnit === undefined){
data.distanceUnit = "Kilometers";
}
if(data.freeCancellationHours === undefined){
data.freeCancellationHours = null;
}
if(data.cancellationFeeDays === undefined){
data.cancellationFeeDays = 1;
}
if(data.documentTypes === undefined){
data.documentTypes = [];
}
if(data.taxPayerTypes === undefined){
data.taxPayerTypes = [];
}
let data0 = data.driverAgeAllowedMin;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/driverAgeAllowedMin",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
let data1 = data.driverAgeAllowedMax;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/driverAgeAllowedMax",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
let data2 = data.minDays;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/minDays",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/minDays",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data3 = data.maxDays;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err4 = {instancePath:instancePath+"/maxDays",keyword:"type",message:"must be integer,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
let data4 = data.gasolineTankFractions;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/gasolineTankFractions",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/gasolineTankFractions",keyword:"minimum",message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data5 = data.returnToleranceInMinutes;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/returnToleranceInMinutes",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/returnToleranceInMinutes",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data6 = data.halfDayToleranceInHours;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/halfDayToleranceInHours",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/halfDayToleranceInHours",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let data7 = data.minDaysToCharge;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/minDaysToCharge",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/minDaysToCharge",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let data8 = data.driverAgeWithoutCautionMin;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/driverAgeWithoutCautionMin",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
let data9 = data.driverAgeWithoutCautionMax;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err14 = {instancePath:instancePath+"/driverAgeWithoutCautionMax",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data.requireDriverLicenceForDelivery !== "boolean"){
const err15 = {instancePath:instancePath+"/requireDriverLicenceForDelivery",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data.useDriverAgeAllowed !== "boolean"){
const err16 = {instancePath:instancePath+"/useDriverAgeAllowed",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data.cutsByDistance !== "boolean"){
const err17 = {instancePath:instancePath+"/cutsByDistance",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data.useDriverAgeWithoutCaution !== "boolean"){
const err18 = {instancePath:instancePath+"/useDriverAgeWithoutCaution",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data.mustHaveAtLeastOneInsurance !== "boolean"){
const err19 = {instancePath:instancePath+"/mustHaveAtLeastOneInsurance",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
let data15 = data.distanceUnit;
if(!((data15 === "Kilometers") || (data15 === "Miles"))){
const err20 = {instancePath:instancePath+"/distanceUnit",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
let data16 = data.freeCancellationHours;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err21 = {instancePath:instancePath+"/freeCancellationHours",keyword:"type",message:"must be integer,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 8760 || isNaN(data16)){
const err22 = {instancePath:instancePath+"/freeCancellationHours",keyword:"maximum",message:"must be <= 8760"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err23 = {instancePath:instancePath+"/freeCancellationHours",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
let data17 = data.cancellationFeeDays;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err24 = {instancePath:instancePath+"/cancellationFeeDays",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 366 || isNaN(data17)){
const err25 = {instancePath:instancePath+"/cancellationFeeDays",keyword:"maximum",message:"must be <= 366"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err26 = {instancePath:instancePath+"/cancellationFeeDays",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
let data18 = data.documentTypes;
if(Array.isArray(data18)){
if(data18.length > 60){
const err27 = {instancePath:instancePath+"/documentTypes",keyword:"maxItems",message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key1 in data19){
if(!((key1 === "id") || (key1 === "name"))){
delete data19[key1];
}
}
if(data19.name === undefined){
data19.name = {};
}
if(data19.id === undefined){
const err28 = {instancePath:instancePath+"/documentTypes/" + i0,keyword:"required",message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data19.id !== undefined){
let data20 = data19.id;
if(typeof data20 === "string"){
if(!pattern23.test(data20)){
const err29 = {instancePath:instancePath+"/documentTypes/" + i0+"/id",keyword:"pattern",message:"must match pattern \""+"^[A-Za-z0-9_-]{1,60}$"+"\""};
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
const err30 = {instancePath:instancePath+"/documentTypes/" + i0+"/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
let data21 = data19.name;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key2 in data21){
if(!(pattern6.test(key2))){
delete data21[key2];
}
}
for(const key3 in data21){
if(pattern6.test(key3)){
let data22 = data21[key3];
if(typeof data22 === "string"){
if(func1(data22) > 4000){
const err31 = {instancePath:instancePath+"/documentTypes/" + i0+"/name/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
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
const err32 = {instancePath:instancePath+"/documentTypes/" + i0+"/name/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
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
const err33 = {instancePath:instancePath+"/documentTypes/" + i0+"/name",keyword:"type",message:"must be object"};
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
const err34 = {instancePath:instancePath+"/documentTypes/" + i0,keyword:"type",message:"must be object"};
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
const err35 = {instancePath:instancePath+"/documentTypes",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
let data23 = data.taxPayerTypes;
if(Array.isArray(data23)){
if(data23.length > 60){
const err36 = {instancePath:instancePath+"/taxPayerTypes",keyword:"maxItems",message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
let data24 = data23[i1];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key4 in data24){
if(!(((key4 === "id") || (key4 === "name")) || (key4 === "documentTypeIds"))){
delete data24[key4];
}
}
if(data24.name === undefined){
data24.name = {};
}
if(data24.documentTypeIds === undefined){
data24.documentTypeIds = [];
}
if(data24.id === undefined){
const err37 = {instancePath:instancePath+"/taxPayerTypes/" + i1,keyword:"required",message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data24.id !== undefined){
let data25 = data24.id;
if(typeof data25 === "string"){
if(!pattern23.test(data25)){
const err38 = {instancePath:instancePath+"/taxPayerTypes/" + i1+"/id",keyword:"pattern",message:"must match pattern \""+"^[A-Za-z0-9_-]{1,60}$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/taxPayerTypes/" + i1+"/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
let data26 = data24.name;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key5 in data26){
if(!(pattern6.test(key5))){
delete data26[key5];
}
}
for(const key6 in data26){
if(pattern6.test(key6)){
let data27 = data26[key6];
if(typeof data27 === "string"){
if(func1(data27) > 4000){
const err40 = {instancePath:instancePath+"/taxPayerTypes/" + i1+"/name/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/taxPayerTypes/" + i1+"/name/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
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
}
else {
const err42 = {instancePath:instancePath+"/taxPayerTypes/" + i1+"/name",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
let data28 = data24.documentTypeIds;
if(Array.isArray(data28)){
if(data28.length > 60){
const err43 = {instancePath:instancePath+"/taxPayerTypes/" + i1+"/documentTypeIds",keyword:"maxItems",message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
let data29 = data28[i2];
if(typeof data29 === "string"){
if(func1(data29) > 60){
const err44 = {instancePath:instancePath+"/taxPayerTypes/" + i1+"/documentTypeIds/" + i2,keyword:"maxLength",message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/taxPayerTypes/" + i1+"/documentTypeIds/" + i2,keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/taxPayerTypes/" + i1+"/documentTypeIds",keyword:"type",message:"must be array"};
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
const err47 = {instancePath:instancePath+"/taxPayerTypes/" + i1,keyword:"type",message:"must be object"};
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
const err48 = {instancePath:instancePath+"/taxPayerTypes",keyword:"type",message:"must be array"};
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
const err49 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


export const BookingSettings = validate23;
const schema35 = {
 "$id": "https://forecourt.dev/schemas/page/booking-settings",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "general": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "paymentMethods": {
     "type": "array",
     "items": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "id",
       "paymentType",
       "name"
      ],
      "properties": {
       "id": {
        "type": "integer"
       },
       "paymentType": {
        "type": "integer",
        "default": 0
       },
       "name": {
        "type": "string",
        "maxLength": 120
       },
       "promotionId": {
        "type": [
         "string",
         "null"
        ],
        "default": null
       },
       "customName": {
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
       "image": {
        "type": "string",
        "default": "",
        "maxLength": 500
       },
       "currencies": {
        "type": "array",
        "items": {
         "type": "string",
         "pattern": "^[A-Z]{3}$"
        },
        "default": [],
        "maxItems": 200
       },
       "disableBillingForm": {
        "type": "boolean",
        "default": false
       }
      }
     },
     "default": [
      {
       "id": -1,
       "paymentType": 0,
       "name": "Counter",
       "promotionId": null
      }
     ],
     "maxItems": 30
    },
    "onlyPayCommission": {
     "type": "boolean",
     "default": false
    },
    "commissionPercentage": {
     "type": "number",
     "default": 0,
     "minimum": 0,
     "maximum": 100
    },
    "percentageToPay": {
     "type": "number",
     "default": 0,
     "minimum": 0,
     "maximum": 100
    },
    "minDays": {
     "type": [
      "integer",
      "null"
     ],
     "default": null,
     "minimum": 0
    },
    "defaultTrip": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "daysAhead": {
       "type": "integer",
       "default": 7,
       "minimum": 0,
       "maximum": 365
      },
      "hour": {
       "type": "string",
       "default": "10:00",
       "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
      },
      "days": {
       "type": "integer",
       "default": 3,
       "minimum": 1,
       "maximum": 365
      }
     },
     "default": {}
    },
    "maxDays": {
     "type": [
      "integer",
      "null"
     ],
     "default": null,
     "minimum": 1
    },
    "showFinalPrice": {
     "type": "boolean",
     "default": true
    },
    "onlyFullAvailability": {
     "type": "boolean",
     "default": false
    },
    "unlimitedKm": {
     "type": "boolean",
     "default": true
    }
   },
   "default": {}
  },
  "results": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "filters": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "showCategoryFilter": {
       "type": "boolean",
       "default": true
      },
      "showPriceFilter": {
       "type": "boolean",
       "default": true
      },
      "showPassengersFilter": {
       "type": "boolean",
       "default": true
      },
      "showBrandsFilter": {
       "type": "boolean",
       "default": false
      },
      "showSortDropdown": {
       "type": "boolean",
       "default": true
      },
      "filtersPosition": {
       "enum": [
        "top",
        "left"
       ],
       "default": "left"
      },
      "defaultSort": {
       "enum": [
        "relevance",
        "priceAsc",
        "priceDesc"
       ],
       "default": "relevance"
      },
      "filterStyle": {
       "enum": [
        "dropdown",
        "chip"
       ],
       "default": "dropdown"
      }
     },
     "default": {}
    },
    "general": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "loadingType": {
       "type": "integer",
       "default": 1
      },
      "hideOnRequestResults": {
       "type": "boolean",
       "default": false
      },
      "showOrSimilar": {
       "type": "boolean",
       "default": true
      },
      "orSimilarText": {
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
      "exchangeMsg": {
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
      "fewCarUnitsText": {
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
      "fewCarUnitsQty": {
       "type": "integer",
       "default": 12,
       "minimum": 0
      },
      "limitedAvailabilityText": {
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
    },
    "resultItem": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "primary": {
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
        "paymentMethodId": {
         "type": "integer",
         "default": -1
        },
        "visible": {
         "type": "boolean",
         "default": true
        }
       },
       "default": {}
      },
      "secondary": {
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
        "paymentMethodId": {
         "type": "integer",
         "default": -1
        },
        "visible": {
         "type": "boolean",
         "default": true
        }
       },
       "default": {
        "visible": false
       }
      },
      "customMessage": {
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
      "customHtml": {
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
      "durationText": {
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
      "franchise": {
       "type": "boolean",
       "default": false
      },
      "showDailyPrice": {
       "type": "boolean",
       "default": true
      },
      "showOpenRate": {
       "type": "boolean",
       "default": false
      },
      "showNoVatPrice": {
       "type": "boolean",
       "default": false
      },
      "icons": {
       "type": "object",
       "additionalProperties": false,
       "properties": {
        "passengers": {
         "type": "boolean",
         "default": true
        },
        "doors": {
         "type": "boolean",
         "default": true
        },
        "luggage": {
         "type": "boolean",
         "default": true
        },
        "transmission": {
         "type": "boolean",
         "default": true
        },
        "airConditioning": {
         "type": "boolean",
         "default": true
        },
        "distance": {
         "type": "boolean",
         "default": true
        }
       },
       "default": {}
      }
     },
     "default": {}
    }
   },
   "default": {}
  },
  "checkout": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "summary": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "showFranchiseDamage": {
       "type": "boolean",
       "default": false
      },
      "showFranchiseTheft": {
       "type": "boolean",
       "default": false
      },
      "showFranchiseRollover": {
       "type": "boolean",
       "default": false
      },
      "showFranchiseHail": {
       "type": "boolean",
       "default": false
      },
      "customMessage": {
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
    },
    "showTerms": {
     "type": "boolean",
     "default": true
    },
    "termsUrl": {
     "type": "string",
     "pattern": "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$",
     "maxLength": 2000,
     "default": ""
    },
    "privacyUrl": {
     "type": "string",
     "pattern": "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$",
     "maxLength": 2000,
     "default": ""
    },
    "modalSharedComponentId": {
     "type": "string",
     "default": "",
     "maxLength": 80
    },
    "showBetterPriceAlert": {
     "type": "boolean",
     "default": false
    },
    "redirectAfterQuote": {
     "type": "boolean",
     "default": false
    }
   },
   "default": {}
  }
 }
};
const pattern31 = new RegExp("^[A-Z]{3}$", "u");
const pattern32 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const pattern53 = new RegExp("^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/page/booking-settings" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "general") || (key0 === "results")) || (key0 === "checkout"))){
delete data[key0];
}
}
if(data.general === undefined){
data.general = {};
}
if(data.results === undefined){
data.results = {};
}
if(data.checkout === undefined){
data.checkout = {};
}
let data0 = data.general;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(func10.call(schema35.properties.general.properties, key1))){
delete data0[key1];
}
}
if(data0.paymentMethods === undefined){
data0.paymentMethods = [{"id":-1,"paymentType":0,"name":"Counter","promotionId":null}];
}
if(data0.onlyPayCommission === undefined){
data0.onlyPayCommission = false;
}
if(data0.commissionPercentage === undefined){
data0.commissionPercentage = 0;
}
if(data0.percentageToPay === undefined){
data0.percentageToPay = 0;
}
if(data0.minDays === undefined){
data0.minDays = null;
}
if(data0.defaultTrip === undefined){
data0.defaultTrip = {};
}
if(data0.maxDays === undefined){
data0.maxDays = null;
}
if(data0.showFinalPrice === undefined){
data0.showFinalPrice = true;
}
if(data0.onlyFullAvailability === undefined){
data0.onlyFullAvailability = false;
}
if(data0.unlimitedKm === undefined){
data0.unlimitedKm = true;
}
let data1 = data0.paymentMethods;
if(Array.isArray(data1)){
if(data1.length > 30){
const err0 = {instancePath:instancePath+"/general/paymentMethods",keyword:"maxItems",message:"must NOT have more than 30 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
if(!((((((((key2 === "id") || (key2 === "paymentType")) || (key2 === "name")) || (key2 === "promotionId")) || (key2 === "customName")) || (key2 === "image")) || (key2 === "currencies")) || (key2 === "disableBillingForm"))){
delete data2[key2];
}
}
if(data2.paymentType === undefined){
data2.paymentType = 0;
}
if(data2.promotionId === undefined){
data2.promotionId = null;
}
if(data2.customName === undefined){
data2.customName = {};
}
if(data2.image === undefined){
data2.image = "";
}
if(data2.currencies === undefined){
data2.currencies = [];
}
if(data2.disableBillingForm === undefined){
data2.disableBillingForm = false;
}
if(data2.id === undefined){
const err1 = {instancePath:instancePath+"/general/paymentMethods/" + i0,keyword:"required",message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data2.paymentType === undefined){
const err2 = {instancePath:instancePath+"/general/paymentMethods/" + i0,keyword:"required",message:"must have required property '"+"paymentType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.name === undefined){
const err3 = {instancePath:instancePath+"/general/paymentMethods/" + i0,keyword:"required",message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/general/paymentMethods/" + i0+"/id",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data4 = data2.paymentType;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/general/paymentMethods/" + i0+"/paymentType",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.name !== undefined){
let data5 = data2.name;
if(typeof data5 === "string"){
if(func1(data5) > 120){
const err6 = {instancePath:instancePath+"/general/paymentMethods/" + i0+"/name",keyword:"maxLength",message:"must NOT have more than 120 characters"};
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
const err7 = {instancePath:instancePath+"/general/paymentMethods/" + i0+"/name",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let data6 = data2.promotionId;
if((typeof data6 !== "string") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/general/paymentMethods/" + i0+"/promotionId",keyword:"type",message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data7 = data2.customName;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key3 in data7){
if(!(pattern6.test(key3))){
delete data7[key3];
}
}
for(const key4 in data7){
if(pattern6.test(key4)){
let data8 = data7[key4];
if(typeof data8 === "string"){
if(func1(data8) > 4000){
const err9 = {instancePath:instancePath+"/general/paymentMethods/" + i0+"/customName/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/general/paymentMethods/" + i0+"/customName/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/general/paymentMethods/" + i0+"/customName",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
let data9 = data2.image;
if(typeof data9 === "string"){
if(func1(data9) > 500){
const err12 = {instancePath:instancePath+"/general/paymentMethods/" + i0+"/image",keyword:"maxLength",message:"must NOT have more than 500 characters"};
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
const err13 = {instancePath:instancePath+"/general/paymentMethods/" + i0+"/image",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
let data10 = data2.currencies;
if(Array.isArray(data10)){
if(data10.length > 200){
const err14 = {instancePath:instancePath+"/general/paymentMethods/" + i0+"/currencies",keyword:"maxItems",message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(!pattern31.test(data11)){
const err15 = {instancePath:instancePath+"/general/paymentMethods/" + i0+"/currencies/" + i1,keyword:"pattern",message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/general/paymentMethods/" + i0+"/currencies/" + i1,keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/general/paymentMethods/" + i0+"/currencies",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data2.disableBillingForm !== "boolean"){
const err18 = {instancePath:instancePath+"/general/paymentMethods/" + i0+"/disableBillingForm",keyword:"type",message:"must be boolean"};
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
const err19 = {instancePath:instancePath+"/general/paymentMethods/" + i0,keyword:"type",message:"must be object"};
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
else {
const err20 = {instancePath:instancePath+"/general/paymentMethods",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data0.onlyPayCommission !== "boolean"){
const err21 = {instancePath:instancePath+"/general/onlyPayCommission",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
let data14 = data0.commissionPercentage;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 100 || isNaN(data14)){
const err22 = {instancePath:instancePath+"/general/commissionPercentage",keyword:"maximum",message:"must be <= 100"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err23 = {instancePath:instancePath+"/general/commissionPercentage",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/general/commissionPercentage",keyword:"type",message:"must be number"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
let data15 = data0.percentageToPay;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 100 || isNaN(data15)){
const err25 = {instancePath:instancePath+"/general/percentageToPay",keyword:"maximum",message:"must be <= 100"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err26 = {instancePath:instancePath+"/general/percentageToPay",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/general/percentageToPay",keyword:"type",message:"must be number"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
let data16 = data0.minDays;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err28 = {instancePath:instancePath+"/general/minDays",keyword:"type",message:"must be integer,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err29 = {instancePath:instancePath+"/general/minDays",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
let data17 = data0.defaultTrip;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key5 in data17){
if(!(((key5 === "daysAhead") || (key5 === "hour")) || (key5 === "days"))){
delete data17[key5];
}
}
if(data17.daysAhead === undefined){
data17.daysAhead = 7;
}
if(data17.hour === undefined){
data17.hour = "10:00";
}
if(data17.days === undefined){
data17.days = 3;
}
let data18 = data17.daysAhead;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err30 = {instancePath:instancePath+"/general/defaultTrip/daysAhead",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 365 || isNaN(data18)){
const err31 = {instancePath:instancePath+"/general/defaultTrip/daysAhead",keyword:"maximum",message:"must be <= 365"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err32 = {instancePath:instancePath+"/general/defaultTrip/daysAhead",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
let data19 = data17.hour;
if(typeof data19 === "string"){
if(!pattern32.test(data19)){
const err33 = {instancePath:instancePath+"/general/defaultTrip/hour",keyword:"pattern",message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
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
const err34 = {instancePath:instancePath+"/general/defaultTrip/hour",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
let data20 = data17.days;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err35 = {instancePath:instancePath+"/general/defaultTrip/days",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 365 || isNaN(data20)){
const err36 = {instancePath:instancePath+"/general/defaultTrip/days",keyword:"maximum",message:"must be <= 365"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err37 = {instancePath:instancePath+"/general/defaultTrip/days",keyword:"minimum",message:"must be >= 1"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/general/defaultTrip",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
let data21 = data0.maxDays;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
const err39 = {instancePath:instancePath+"/general/maxDays",keyword:"type",message:"must be integer,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
const err40 = {instancePath:instancePath+"/general/maxDays",keyword:"minimum",message:"must be >= 1"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(typeof data0.showFinalPrice !== "boolean"){
const err41 = {instancePath:instancePath+"/general/showFinalPrice",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data0.onlyFullAvailability !== "boolean"){
const err42 = {instancePath:instancePath+"/general/onlyFullAvailability",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data0.unlimitedKm !== "boolean"){
const err43 = {instancePath:instancePath+"/general/unlimitedKm",keyword:"type",message:"must be boolean"};
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
const err44 = {instancePath:instancePath+"/general",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
let data25 = data.results;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key6 in data25){
if(!(((key6 === "filters") || (key6 === "general")) || (key6 === "resultItem"))){
delete data25[key6];
}
}
if(data25.filters === undefined){
data25.filters = {};
}
if(data25.general === undefined){
data25.general = {};
}
if(data25.resultItem === undefined){
data25.resultItem = {};
}
let data26 = data25.filters;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key7 in data26){
if(!((((((((key7 === "showCategoryFilter") || (key7 === "showPriceFilter")) || (key7 === "showPassengersFilter")) || (key7 === "showBrandsFilter")) || (key7 === "showSortDropdown")) || (key7 === "filtersPosition")) || (key7 === "defaultSort")) || (key7 === "filterStyle"))){
delete data26[key7];
}
}
if(data26.showCategoryFilter === undefined){
data26.showCategoryFilter = true;
}
if(data26.showPriceFilter === undefined){
data26.showPriceFilter = true;
}
if(data26.showPassengersFilter === undefined){
data26.showPassengersFilter = true;
}
if(data26.showBrandsFilter === undefined){
data26.showBrandsFilter = false;
}
if(data26.showSortDropdown === undefined){
data26.showSortDropdown = true;
}
if(data26.filtersPosition === undefined){
data26.filtersPosition = "left";
}
if(data26.defaultSort === undefined){
data26.defaultSort = "relevance";
}
if(data26.filterStyle === undefined){
data26.filterStyle = "dropdown";
}
if(typeof data26.showCategoryFilter !== "boolean"){
const err45 = {instancePath:instancePath+"/results/filters/showCategoryFilter",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data26.showPriceFilter !== "boolean"){
const err46 = {instancePath:instancePath+"/results/filters/showPriceFilter",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data26.showPassengersFilter !== "boolean"){
const err47 = {instancePath:instancePath+"/results/filters/showPassengersFilter",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data26.showBrandsFilter !== "boolean"){
const err48 = {instancePath:instancePath+"/results/filters/showBrandsFilter",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data26.showSortDropdown !== "boolean"){
const err49 = {instancePath:instancePath+"/results/filters/showSortDropdown",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
let data32 = data26.filtersPosition;
if(!((data32 === "top") || (data32 === "left"))){
const err50 = {instancePath:instancePath+"/results/filters/filtersPosition",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
let data33 = data26.defaultSort;
if(!(((data33 === "relevance") || (data33 === "priceAsc")) || (data33 === "priceDesc"))){
const err51 = {instancePath:instancePath+"/results/filters/defaultSort",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
let data34 = data26.filterStyle;
if(!((data34 === "dropdown") || (data34 === "chip"))){
const err52 = {instancePath:instancePath+"/results/filters/filterStyle",keyword:"enum",message:"must be equal to one of the allowed values"};
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
const err53 = {instancePath:instancePath+"/results/filters",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
let data35 = data25.general;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key8 in data35){
if(!((((((((key8 === "loadingType") || (key8 === "hideOnRequestResults")) || (key8 === "showOrSimilar")) || (key8 === "orSimilarText")) || (key8 === "exchangeMsg")) || (key8 === "fewCarUnitsText")) || (key8 === "fewCarUnitsQty")) || (key8 === "limitedAvailabilityText"))){
delete data35[key8];
}
}
if(data35.loadingType === undefined){
data35.loadingType = 1;
}
if(data35.hideOnRequestResults === undefined){
data35.hideOnRequestResults = false;
}
if(data35.showOrSimilar === undefined){
data35.showOrSimilar = true;
}
if(data35.orSimilarText === undefined){
data35.orSimilarText = {};
}
if(data35.exchangeMsg === undefined){
data35.exchangeMsg = {};
}
if(data35.fewCarUnitsText === undefined){
data35.fewCarUnitsText = {};
}
if(data35.fewCarUnitsQty === undefined){
data35.fewCarUnitsQty = 12;
}
if(data35.limitedAvailabilityText === undefined){
data35.limitedAvailabilityText = {};
}
let data36 = data35.loadingType;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err54 = {instancePath:instancePath+"/results/general/loadingType",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data35.hideOnRequestResults !== "boolean"){
const err55 = {instancePath:instancePath+"/results/general/hideOnRequestResults",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data35.showOrSimilar !== "boolean"){
const err56 = {instancePath:instancePath+"/results/general/showOrSimilar",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
let data39 = data35.orSimilarText;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key9 in data39){
if(!(pattern6.test(key9))){
delete data39[key9];
}
}
for(const key10 in data39){
if(pattern6.test(key10)){
let data40 = data39[key10];
if(typeof data40 === "string"){
if(func1(data40) > 4000){
const err57 = {instancePath:instancePath+"/results/general/orSimilarText/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
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
const err58 = {instancePath:instancePath+"/results/general/orSimilarText/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
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
}
else {
const err59 = {instancePath:instancePath+"/results/general/orSimilarText",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
let data41 = data35.exchangeMsg;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key11 in data41){
if(!(pattern6.test(key11))){
delete data41[key11];
}
}
for(const key12 in data41){
if(pattern6.test(key12)){
let data42 = data41[key12];
if(typeof data42 === "string"){
if(func1(data42) > 4000){
const err60 = {instancePath:instancePath+"/results/general/exchangeMsg/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/results/general/exchangeMsg/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
}
else {
const err62 = {instancePath:instancePath+"/results/general/exchangeMsg",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
let data43 = data35.fewCarUnitsText;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key13 in data43){
if(!(pattern6.test(key13))){
delete data43[key13];
}
}
for(const key14 in data43){
if(pattern6.test(key14)){
let data44 = data43[key14];
if(typeof data44 === "string"){
if(func1(data44) > 4000){
const err63 = {instancePath:instancePath+"/results/general/fewCarUnitsText/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
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
const err64 = {instancePath:instancePath+"/results/general/fewCarUnitsText/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
}
else {
const err65 = {instancePath:instancePath+"/results/general/fewCarUnitsText",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
let data45 = data35.fewCarUnitsQty;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err66 = {instancePath:instancePath+"/results/general/fewCarUnitsQty",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
const err67 = {instancePath:instancePath+"/results/general/fewCarUnitsQty",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
let data46 = data35.limitedAvailabilityText;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key15 in data46){
if(!(pattern6.test(key15))){
delete data46[key15];
}
}
for(const key16 in data46){
if(pattern6.test(key16)){
let data47 = data46[key16];
if(typeof data47 === "string"){
if(func1(data47) > 4000){
const err68 = {instancePath:instancePath+"/results/general/limitedAvailabilityText/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/results/general/limitedAvailabilityText/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
}
else {
const err70 = {instancePath:instancePath+"/results/general/limitedAvailabilityText",keyword:"type",message:"must be object"};
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
const err71 = {instancePath:instancePath+"/results/general",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
let data48 = data25.resultItem;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
for(const key17 in data48){
if(!(func10.call(schema35.properties.results.properties.resultItem.properties, key17))){
delete data48[key17];
}
}
if(data48.primary === undefined){
data48.primary = {};
}
if(data48.secondary === undefined){
data48.secondary = {"visible":false};
}
if(data48.customMessage === undefined){
data48.customMessage = {};
}
if(data48.customHtml === undefined){
data48.customHtml = {};
}
if(data48.durationText === undefined){
data48.durationText = {};
}
if(data48.franchise === undefined){
data48.franchise = false;
}
if(data48.showDailyPrice === undefined){
data48.showDailyPrice = true;
}
if(data48.showOpenRate === undefined){
data48.showOpenRate = false;
}
if(data48.showNoVatPrice === undefined){
data48.showNoVatPrice = false;
}
if(data48.icons === undefined){
data48.icons = {};
}
let data49 = data48.primary;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key18 in data49){
if(!(((key18 === "label") || (key18 === "paymentMethodId")) || (key18 === "visible"))){
delete data49[key18];
}
}
if(data49.label === undefined){
data49.label = {};
}
if(data49.paymentMethodId === undefined){
data49.paymentMethodId = -1;
}
if(data49.visible === undefined){
data49.visible = true;
}
let data50 = data49.label;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
for(const key19 in data50){
if(!(pattern6.test(key19))){
delete data50[key19];
}
}
for(const key20 in data50){
if(pattern6.test(key20)){
let data51 = data50[key20];
if(typeof data51 === "string"){
if(func1(data51) > 4000){
const err72 = {instancePath:instancePath+"/results/resultItem/primary/label/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/results/resultItem/primary/label/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
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
}
else {
const err74 = {instancePath:instancePath+"/results/resultItem/primary/label",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
let data52 = data49.paymentMethodId;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err75 = {instancePath:instancePath+"/results/resultItem/primary/paymentMethodId",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(typeof data49.visible !== "boolean"){
const err76 = {instancePath:instancePath+"/results/resultItem/primary/visible",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/results/resultItem/primary",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
let data54 = data48.secondary;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key21 in data54){
if(!(((key21 === "label") || (key21 === "paymentMethodId")) || (key21 === "visible"))){
delete data54[key21];
}
}
if(data54.label === undefined){
data54.label = {};
}
if(data54.paymentMethodId === undefined){
data54.paymentMethodId = -1;
}
if(data54.visible === undefined){
data54.visible = true;
}
let data55 = data54.label;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
for(const key22 in data55){
if(!(pattern6.test(key22))){
delete data55[key22];
}
}
for(const key23 in data55){
if(pattern6.test(key23)){
let data56 = data55[key23];
if(typeof data56 === "string"){
if(func1(data56) > 4000){
const err78 = {instancePath:instancePath+"/results/resultItem/secondary/label/" + key23.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/results/resultItem/secondary/label/" + key23.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
}
else {
const err80 = {instancePath:instancePath+"/results/resultItem/secondary/label",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
let data57 = data54.paymentMethodId;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err81 = {instancePath:instancePath+"/results/resultItem/secondary/paymentMethodId",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(typeof data54.visible !== "boolean"){
const err82 = {instancePath:instancePath+"/results/resultItem/secondary/visible",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/results/resultItem/secondary",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
let data59 = data48.customMessage;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
for(const key24 in data59){
if(!(pattern6.test(key24))){
delete data59[key24];
}
}
for(const key25 in data59){
if(pattern6.test(key25)){
let data60 = data59[key25];
if(typeof data60 === "string"){
if(func1(data60) > 4000){
const err84 = {instancePath:instancePath+"/results/resultItem/customMessage/" + key25.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/results/resultItem/customMessage/" + key25.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
}
else {
const err86 = {instancePath:instancePath+"/results/resultItem/customMessage",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
let data61 = data48.customHtml;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
for(const key26 in data61){
if(!(pattern6.test(key26))){
delete data61[key26];
}
}
for(const key27 in data61){
if(pattern6.test(key27)){
let data62 = data61[key27];
if(typeof data62 === "string"){
if(func1(data62) > 4000){
const err87 = {instancePath:instancePath+"/results/resultItem/customHtml/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/results/resultItem/customHtml/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
}
else {
const err89 = {instancePath:instancePath+"/results/resultItem/customHtml",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
let data63 = data48.durationText;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
for(const key28 in data63){
if(!(pattern6.test(key28))){
delete data63[key28];
}
}
for(const key29 in data63){
if(pattern6.test(key29)){
let data64 = data63[key29];
if(typeof data64 === "string"){
if(func1(data64) > 4000){
const err90 = {instancePath:instancePath+"/results/resultItem/durationText/" + key29.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/results/resultItem/durationText/" + key29.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
}
else {
const err92 = {instancePath:instancePath+"/results/resultItem/durationText",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(typeof data48.franchise !== "boolean"){
const err93 = {instancePath:instancePath+"/results/resultItem/franchise",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(typeof data48.showDailyPrice !== "boolean"){
const err94 = {instancePath:instancePath+"/results/resultItem/showDailyPrice",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(typeof data48.showOpenRate !== "boolean"){
const err95 = {instancePath:instancePath+"/results/resultItem/showOpenRate",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(typeof data48.showNoVatPrice !== "boolean"){
const err96 = {instancePath:instancePath+"/results/resultItem/showNoVatPrice",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
let data69 = data48.icons;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
for(const key30 in data69){
if(!((((((key30 === "passengers") || (key30 === "doors")) || (key30 === "luggage")) || (key30 === "transmission")) || (key30 === "airConditioning")) || (key30 === "distance"))){
delete data69[key30];
}
}
if(data69.passengers === undefined){
data69.passengers = true;
}
if(data69.doors === undefined){
data69.doors = true;
}
if(data69.luggage === undefined){
data69.luggage = true;
}
if(data69.transmission === undefined){
data69.transmission = true;
}
if(data69.airConditioning === undefined){
data69.airConditioning = true;
}
if(data69.distance === undefined){
data69.distance = true;
}
if(typeof data69.passengers !== "boolean"){
const err97 = {instancePath:instancePath+"/results/resultItem/icons/passengers",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(typeof data69.doors !== "boolean"){
const err98 = {instancePath:instancePath+"/results/resultItem/icons/doors",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(typeof data69.luggage !== "boolean"){
const err99 = {instancePath:instancePath+"/results/resultItem/icons/luggage",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(typeof data69.transmission !== "boolean"){
const err100 = {instancePath:instancePath+"/results/resultItem/icons/transmission",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(typeof data69.airConditioning !== "boolean"){
const err101 = {instancePath:instancePath+"/results/resultItem/icons/airConditioning",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(typeof data69.distance !== "boolean"){
const err102 = {instancePath:instancePath+"/results/resultItem/icons/distance",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/results/resultItem/icons",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/results/resultItem",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/results",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
let data76 = data.checkout;
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
for(const key31 in data76){
if(!(((((((key31 === "summary") || (key31 === "showTerms")) || (key31 === "termsUrl")) || (key31 === "privacyUrl")) || (key31 === "modalSharedComponentId")) || (key31 === "showBetterPriceAlert")) || (key31 === "redirectAfterQuote"))){
delete data76[key31];
}
}
if(data76.summary === undefined){
data76.summary = {};
}
if(data76.showTerms === undefined){
data76.showTerms = true;
}
if(data76.termsUrl === undefined){
data76.termsUrl = "";
}
if(data76.privacyUrl === undefined){
data76.privacyUrl = "";
}
if(data76.modalSharedComponentId === undefined){
data76.modalSharedComponentId = "";
}
if(data76.showBetterPriceAlert === undefined){
data76.showBetterPriceAlert = false;
}
if(data76.redirectAfterQuote === undefined){
data76.redirectAfterQuote = false;
}
let data77 = data76.summary;
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
for(const key32 in data77){
if(!(((((key32 === "showFranchiseDamage") || (key32 === "showFranchiseTheft")) || (key32 === "showFranchiseRollover")) || (key32 === "showFranchiseHail")) || (key32 === "customMessage"))){
delete data77[key32];
}
}
if(data77.showFranchiseDamage === undefined){
data77.showFranchiseDamage = false;
}
if(data77.showFranchiseTheft === undefined){
data77.showFranchiseTheft = false;
}
if(data77.showFranchiseRollover === undefined){
data77.showFranchiseRollover = false;
}
if(data77.showFranchiseHail === undefined){
data77.showFranchiseHail = false;
}
if(data77.customMessage === undefined){
data77.customMessage = {};
}
if(typeof data77.showFranchiseDamage !== "boolean"){
const err106 = {instancePath:instancePath+"/checkout/summary/showFranchiseDamage",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(typeof data77.showFranchiseTheft !== "boolean"){
const err107 = {instancePath:instancePath+"/checkout/summary/showFranchiseTheft",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(typeof data77.showFranchiseRollover !== "boolean"){
const err108 = {instancePath:instancePath+"/checkout/summary/showFranchiseRollover",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(typeof data77.showFranchiseHail !== "boolean"){
const err109 = {instancePath:instancePath+"/checkout/summary/showFranchiseHail",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
let data82 = data77.customMessage;
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
for(const key33 in data82){
if(!(pattern6.test(key33))){
delete data82[key33];
}
}
for(const key34 in data82){
if(pattern6.test(key34)){
let data83 = data82[key34];
if(typeof data83 === "string"){
if(func1(data83) > 4000){
const err110 = {instancePath:instancePath+"/checkout/summary/customMessage/" + key34.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/checkout/summary/customMessage/" + key34.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
}
else {
const err112 = {instancePath:instancePath+"/checkout/summary/customMessage",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/checkout/summary",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(typeof data76.showTerms !== "boolean"){
const err114 = {instancePath:instancePath+"/checkout/showTerms",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
let data85 = data76.termsUrl;
if(typeof data85 === "string"){
if(func1(data85) > 2000){
const err115 = {instancePath:instancePath+"/checkout/termsUrl",keyword:"maxLength",message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(!pattern53.test(data85)){
const err116 = {instancePath:instancePath+"/checkout/termsUrl",keyword:"pattern",message:"must match pattern \""+"^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"+"\""};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else {
const err117 = {instancePath:instancePath+"/checkout/termsUrl",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
let data86 = data76.privacyUrl;
if(typeof data86 === "string"){
if(func1(data86) > 2000){
const err118 = {instancePath:instancePath+"/checkout/privacyUrl",keyword:"maxLength",message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(!pattern53.test(data86)){
const err119 = {instancePath:instancePath+"/checkout/privacyUrl",keyword:"pattern",message:"must match pattern \""+"^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"+"\""};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/checkout/privacyUrl",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
let data87 = data76.modalSharedComponentId;
if(typeof data87 === "string"){
if(func1(data87) > 80){
const err121 = {instancePath:instancePath+"/checkout/modalSharedComponentId",keyword:"maxLength",message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
else {
const err122 = {instancePath:instancePath+"/checkout/modalSharedComponentId",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(typeof data76.showBetterPriceAlert !== "boolean"){
const err123 = {instancePath:instancePath+"/checkout/showBetterPriceAlert",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(typeof data76.redirectAfterQuote !== "boolean"){
const err124 = {instancePath:instancePath+"/checkout/redirectAfterQuote",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/checkout",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
else {
const err126 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}


export const Builder = validate24;
const schema36 = {
 "$id": "https://forecourt.dev/schemas/page/builder",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "format",
  "sections"
 ],
 "properties": {
  "format": {
   "const": 1
  },
  "sections": {
   "type": "array",
   "items": {
    "$ref": "section"
   }
  },
  "translations": {
   "type": "object",
   "additionalProperties": false,
   "patternProperties": {
    "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$": {
     "type": "object",
     "additionalProperties": false,
     "patternProperties": {
      "^": {
       "type": "string",
       "maxLength": 20000
      }
     }
    }
   },
   "default": {}
  },
  "translationState": {
   "type": "object",
   "additionalProperties": false,
   "patternProperties": {
    "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$": {
     "type": "object",
     "additionalProperties": false,
     "patternProperties": {
      "^": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "source",
        "state"
       ],
       "properties": {
        "source": {
         "type": "string"
        },
        "state": {
         "enum": [
          "machine",
          "draft",
          "reviewed",
          "sample"
         ],
         "default": "draft"
        },
        "sample": {
         "type": "string",
         "default": ""
        }
       }
      }
     }
    }
   },
   "default": {}
  },
  "scripts": {
   "type": "array",
   "items": {
    "$ref": "script"
   },
   "default": [],
   "maxItems": 20
  },
  "pageCSS": {
   "type": "string",
   "default": "",
   "maxLength": 131072
  }
 }
};
const schema37 = {
 "$id": "https://forecourt.dev/schemas/page/section",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "type",
  "v",
  "props"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[A-Za-z0-9_-]{1,40}$"
  },
  "type": {
   "type": "string",
   "pattern": "^[A-Z][A-Za-z]{0,60}$"
  },
  "v": {
   "type": "integer",
   "minimum": 1
  },
  "props": {
   "type": "object",
   "additionalProperties": false,
   "patternProperties": {
    "^": {}
   }
  },
  "slots": {
   "type": "object",
   "additionalProperties": false,
   "patternProperties": {
    "^[a-z][A-Za-z]*(:[A-Za-z0-9_-]+)?$": {
     "type": "array",
     "items": {
      "$ref": "#"
     }
    }
   },
   "default": {}
  }
 }
};
const pattern56 = new RegExp("^[A-Z][A-Za-z]{0,60}$", "u");
const pattern57 = new RegExp("^", "u");
const pattern58 = new RegExp("^[a-z][A-Za-z]*(:[A-Za-z0-9_-]+)?$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/page/section" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "type")) || (key0 === "v")) || (key0 === "props")) || (key0 === "slots"))){
delete data[key0];
}
}
if(data.slots === undefined){
data.slots = {};
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
if(data.v === undefined){
const err2 = {instancePath,keyword:"required",message:"must have required property '"+"v"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.props === undefined){
const err3 = {instancePath,keyword:"required",message:"must have required property '"+"props"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/id",keyword:"pattern",message:"must match pattern \""+"^[A-Za-z0-9_-]{1,40}$"+"\""};
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
const err5 = {instancePath:instancePath+"/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(!pattern56.test(data1)){
const err6 = {instancePath:instancePath+"/type",keyword:"pattern",message:"must match pattern \""+"^[A-Z][A-Za-z]{0,60}$"+"\""};
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
const err7 = {instancePath:instancePath+"/type",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.v !== undefined){
let data2 = data.v;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/v",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/v",keyword:"minimum",message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.props !== undefined){
let data3 = data.props;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(pattern57.test(key1))){
delete data3[key1];
}
}
}
else {
const err10 = {instancePath:instancePath+"/props",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let data4 = data.slots;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!(pattern58.test(key2))){
delete data4[key2];
}
}
for(const key3 in data4){
if(pattern58.test(key3)){
let data5 = data4[key3];
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data5[i0], {instancePath:instancePath+"/slots/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/slots/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/slots",keyword:"type",message:"must be object"};
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
const err13 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}



function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/page/builder" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "format") || (key0 === "sections")) || (key0 === "translations")) || (key0 === "translationState")) || (key0 === "scripts")) || (key0 === "pageCSS"))){
delete data[key0];
}
}
if(data.translations === undefined){
data.translations = {};
}
if(data.translationState === undefined){
data.translationState = {};
}
if(data.scripts === undefined){
data.scripts = [];
}
if(data.pageCSS === undefined){
data.pageCSS = "";
}
if(data.format === undefined){
const err0 = {instancePath,keyword:"required",message:"must have required property '"+"format"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sections === undefined){
const err1 = {instancePath,keyword:"required",message:"must have required property '"+"sections"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.format !== undefined){
if(1 !== data.format){
const err2 = {instancePath:instancePath+"/format",keyword:"const",message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sections !== undefined){
let data1 = data.sections;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data1[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/sections",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data3 = data.translations;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(pattern6.test(key1))){
delete data3[key1];
}
}
for(const key2 in data3){
if(pattern6.test(key2)){
let data4 = data3[key2];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key3 in data4){
if(!(pattern57.test(key3))){
delete data4[key3];
}
}
for(const key4 in data4){
if(pattern57.test(key4)){
let data5 = data4[key4];
if(typeof data5 === "string"){
if(func1(data5) > 20000){
const err4 = {instancePath:instancePath+"/translations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 20000 characters"};
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
const err5 = {instancePath:instancePath+"/translations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/translations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/translations",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
let data6 = data.translationState;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key5 in data6){
if(!(pattern6.test(key5))){
delete data6[key5];
}
}
for(const key6 in data6){
if(pattern6.test(key6)){
let data7 = data6[key6];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key7 in data7){
if(!(pattern57.test(key7))){
delete data7[key7];
}
}
for(const key8 in data7){
if(pattern57.test(key8)){
let data8 = data7[key8];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key9 in data8){
if(!(((key9 === "source") || (key9 === "state")) || (key9 === "sample"))){
delete data8[key9];
}
}
if(data8.state === undefined){
data8.state = "draft";
}
if(data8.sample === undefined){
data8.sample = "";
}
if(data8.source === undefined){
const err8 = {instancePath:instancePath+"/translationState/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"required",message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data8.state === undefined){
const err9 = {instancePath:instancePath+"/translationState/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"required",message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data8.source !== undefined){
if(typeof data8.source !== "string"){
const err10 = {instancePath:instancePath+"/translationState/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/source",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let data10 = data8.state;
if(!((((data10 === "machine") || (data10 === "draft")) || (data10 === "reviewed")) || (data10 === "sample"))){
const err11 = {instancePath:instancePath+"/translationState/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/state",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data8.sample !== "string"){
const err12 = {instancePath:instancePath+"/translationState/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/sample",keyword:"type",message:"must be string"};
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
const err13 = {instancePath:instancePath+"/translationState/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/translationState/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/translationState",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
let data12 = data.scripts;
if(Array.isArray(data12)){
if(data12.length > 20){
const err16 = {instancePath:instancePath+"/scripts",keyword:"maxItems",message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key10 in data13){
if(!(((((key10 === "id") || (key10 === "src")) || (key10 === "code")) || (key10 === "position")) || (key10 === "purpose"))){
delete data13[key10];
}
}
if(data13.src === undefined){
data13.src = "";
}
if(data13.code === undefined){
data13.code = "";
}
if(data13.position === undefined){
data13.position = "bodyEnd";
}
if(data13.purpose === undefined){
data13.purpose = "marketing";
}
if(data13.id === undefined){
const err17 = {instancePath:instancePath+"/scripts/" + i1,keyword:"required",message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data13.id !== undefined){
let data14 = data13.id;
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
const err18 = {instancePath:instancePath+"/scripts/" + i1+"/id",keyword:"pattern",message:"must match pattern \""+"^[A-Za-z0-9_-]{1,40}$"+"\""};
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
const err19 = {instancePath:instancePath+"/scripts/" + i1+"/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
let data15 = data13.src;
if(typeof data15 === "string"){
if(func1(data15) > 500){
const err20 = {instancePath:instancePath+"/scripts/" + i1+"/src",keyword:"maxLength",message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern5.test(data15)){
const err21 = {instancePath:instancePath+"/scripts/" + i1+"/src",keyword:"pattern",message:"must match pattern \""+"^$|^https://[^\\s\"'<>]+$"+"\""};
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
const err22 = {instancePath:instancePath+"/scripts/" + i1+"/src",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
let data16 = data13.code;
if(typeof data16 === "string"){
if(func1(data16) > 20000){
const err23 = {instancePath:instancePath+"/scripts/" + i1+"/code",keyword:"maxLength",message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/scripts/" + i1+"/code",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
let data17 = data13.position;
if(!((data17 === "head") || (data17 === "bodyEnd"))){
const err25 = {instancePath:instancePath+"/scripts/" + i1+"/position",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
let data18 = data13.purpose;
if(!((((data18 === "necessary") || (data18 === "functional")) || (data18 === "statistics")) || (data18 === "marketing"))){
const err26 = {instancePath:instancePath+"/scripts/" + i1+"/purpose",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/scripts/" + i1,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/scripts",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
let data19 = data.pageCSS;
if(typeof data19 === "string"){
if(func1(data19) > 131072){
const err29 = {instancePath:instancePath+"/pageCSS",keyword:"maxLength",message:"must NOT have more than 131072 characters"};
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
const err30 = {instancePath:instancePath+"/pageCSS",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}


export const GlobalConfiguration = validate27;
const schema39 = {
 "$id": "https://forecourt.dev/schemas/page/global-configuration",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "featureFlags": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "webAsBroker": {
     "type": [
      "boolean",
      "null"
     ],
     "default": null
    },
    "selfCheckIn": {
     "type": [
      "boolean",
      "null"
     ],
     "default": null
    },
    "checkoutTwoSteps": {
     "type": [
      "boolean",
      "null"
     ],
     "default": null
    }
   },
   "default": {}
  },
  "builderHosts": {
   "type": "array",
   "items": {
    "type": "string",
    "maxLength": 200
   },
   "default": []
  },
  "geoApiUrl": {
   "type": "string",
   "default": "",
   "maxLength": 300
  },
  "brandCode": {
   "type": "string",
   "default": "",
   "maxLength": 40
  },
  "captcha": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "provider": {
     "type": "string",
     "default": "",
     "maxLength": 40
    },
    "siteKey": {
     "type": "string",
     "default": "",
     "maxLength": 200
    }
   },
   "default": {}
  },
  "selfCheckIn": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "activeBeforeBookingStart": {
     "type": "integer",
     "default": 72
    }
   },
   "default": {}
  },
  "tag": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "id": {
     "type": "string",
     "default": "",
     "maxLength": 40
    },
    "ecommerce": {
     "type": "boolean",
     "default": false
    }
   },
   "default": {}
  },
  "allowsPageScripts": {
   "type": "boolean",
   "default": false
  }
 }
};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/page/global-configuration" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "featureFlags") || (key0 === "builderHosts")) || (key0 === "geoApiUrl")) || (key0 === "brandCode")) || (key0 === "captcha")) || (key0 === "selfCheckIn")) || (key0 === "tag")) || (key0 === "allowsPageScripts"))){
delete data[key0];
}
}
if(data.featureFlags === undefined){
data.featureFlags = {};
}
if(data.builderHosts === undefined){
data.builderHosts = [];
}
if(data.geoApiUrl === undefined){
data.geoApiUrl = "";
}
if(data.brandCode === undefined){
data.brandCode = "";
}
if(data.captcha === undefined){
data.captcha = {};
}
if(data.selfCheckIn === undefined){
data.selfCheckIn = {};
}
if(data.tag === undefined){
data.tag = {};
}
if(data.allowsPageScripts === undefined){
data.allowsPageScripts = false;
}
let data0 = data.featureFlags;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(((key1 === "webAsBroker") || (key1 === "selfCheckIn")) || (key1 === "checkoutTwoSteps"))){
delete data0[key1];
}
}
if(data0.webAsBroker === undefined){
data0.webAsBroker = null;
}
if(data0.selfCheckIn === undefined){
data0.selfCheckIn = null;
}
if(data0.checkoutTwoSteps === undefined){
data0.checkoutTwoSteps = null;
}
let data1 = data0.webAsBroker;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err0 = {instancePath:instancePath+"/featureFlags/webAsBroker",keyword:"type",message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
let data2 = data0.selfCheckIn;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err1 = {instancePath:instancePath+"/featureFlags/selfCheckIn",keyword:"type",message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
let data3 = data0.checkoutTwoSteps;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err2 = {instancePath:instancePath+"/featureFlags/checkoutTwoSteps",keyword:"type",message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/featureFlags",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
let data4 = data.builderHosts;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err4 = {instancePath:instancePath+"/builderHosts/" + i0,keyword:"maxLength",message:"must NOT have more than 200 characters"};
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
const err5 = {instancePath:instancePath+"/builderHosts/" + i0,keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/builderHosts",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
let data6 = data.geoApiUrl;
if(typeof data6 === "string"){
if(func1(data6) > 300){
const err7 = {instancePath:instancePath+"/geoApiUrl",keyword:"maxLength",message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/geoApiUrl",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data7 = data.brandCode;
if(typeof data7 === "string"){
if(func1(data7) > 40){
const err9 = {instancePath:instancePath+"/brandCode",keyword:"maxLength",message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/brandCode",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
let data8 = data.captcha;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(!((key2 === "provider") || (key2 === "siteKey"))){
delete data8[key2];
}
}
if(data8.provider === undefined){
data8.provider = "";
}
if(data8.siteKey === undefined){
data8.siteKey = "";
}
let data9 = data8.provider;
if(typeof data9 === "string"){
if(func1(data9) > 40){
const err11 = {instancePath:instancePath+"/captcha/provider",keyword:"maxLength",message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/captcha/provider",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
let data10 = data8.siteKey;
if(typeof data10 === "string"){
if(func1(data10) > 200){
const err13 = {instancePath:instancePath+"/captcha/siteKey",keyword:"maxLength",message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/captcha/siteKey",keyword:"type",message:"must be string"};
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
const err15 = {instancePath:instancePath+"/captcha",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
let data11 = data.selfCheckIn;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
if(!(key3 === "activeBeforeBookingStart")){
delete data11[key3];
}
}
if(data11.activeBeforeBookingStart === undefined){
data11.activeBeforeBookingStart = 72;
}
let data12 = data11.activeBeforeBookingStart;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err16 = {instancePath:instancePath+"/selfCheckIn/activeBeforeBookingStart",keyword:"type",message:"must be integer"};
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
const err17 = {instancePath:instancePath+"/selfCheckIn",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
let data13 = data.tag;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key4 in data13){
if(!((key4 === "id") || (key4 === "ecommerce"))){
delete data13[key4];
}
}
if(data13.id === undefined){
data13.id = "";
}
if(data13.ecommerce === undefined){
data13.ecommerce = false;
}
let data14 = data13.id;
if(typeof data14 === "string"){
if(func1(data14) > 40){
const err18 = {instancePath:instancePath+"/tag/id",keyword:"maxLength",message:"must NOT have more than 40 characters"};
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
const err19 = {instancePath:instancePath+"/tag/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data13.ecommerce !== "boolean"){
const err20 = {instancePath:instancePath+"/tag/ecommerce",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/tag",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data.allowsPageScripts !== "boolean"){
const err22 = {instancePath:instancePath+"/allowsPageScripts",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}


export const Media = validate28;
const schema40 = {
 "$id": "https://forecourt.dev/schemas/page/media",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "src",
  "hash",
  "files"
 ],
 "properties": {
  "src": {
   "type": "string",
   "pattern": "^/media/[A-Za-z0-9_./-]{1,200}$"
  },
  "hash": {
   "type": "string",
   "pattern": "^[0-9a-f]{16}$"
  },
  "width": {
   "type": "integer",
   "minimum": 0,
   "maximum": 100000,
   "default": 0
  },
  "height": {
   "type": "integer",
   "minimum": 0,
   "maximum": 100000,
   "default": 0
  },
  "alt": {
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
  "focalPoint": {
   "type": "array",
   "items": {
    "type": "number",
    "minimum": 0,
    "maximum": 1
   },
   "minItems": 2,
   "maxItems": 2,
   "default": [
    0.5,
    0.5
   ]
  },
  "color": {
   "type": "string",
   "pattern": "^(#[0-9a-fA-F]{6})?$",
   "default": ""
  },
  "tall": {
   "type": "string",
   "pattern": "^(/media/[A-Za-z0-9_./-]{1,200})?$",
   "default": ""
  },
  "files": {
   "type": "array",
   "minItems": 1,
   "maxItems": 40,
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type",
     "width"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "image/svg+xml",
       "image/avif",
       "image/webp",
       "image/png",
       "image/jpeg"
      ]
     },
     "width": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000
     },
     "bytes": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000000,
      "default": 0
     }
    }
   }
  }
 }
};
const pattern70 = new RegExp("^/media/[A-Za-z0-9_./-]{1,200}$", "u");
const pattern71 = new RegExp("^[0-9a-f]{16}$", "u");
const pattern74 = new RegExp("^(#[0-9a-fA-F]{6})?$", "u");
const pattern75 = new RegExp("^(/media/[A-Za-z0-9_./-]{1,200})?$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/page/media" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func10.call(schema40.properties, key0))){
delete data[key0];
}
}
if(data.width === undefined){
data.width = 0;
}
if(data.height === undefined){
data.height = 0;
}
if(data.alt === undefined){
data.alt = {};
}
if(data.focalPoint === undefined){
data.focalPoint = [0.5,0.5];
}
if(data.color === undefined){
data.color = "";
}
if(data.tall === undefined){
data.tall = "";
}
if(data.src === undefined){
const err0 = {instancePath,keyword:"required",message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hash === undefined){
const err1 = {instancePath,keyword:"required",message:"must have required property '"+"hash"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.files === undefined){
const err2 = {instancePath,keyword:"required",message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(!pattern70.test(data0)){
const err3 = {instancePath:instancePath+"/src",keyword:"pattern",message:"must match pattern \""+"^/media/[A-Za-z0-9_./-]{1,200}$"+"\""};
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
const err4 = {instancePath:instancePath+"/src",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.hash !== undefined){
let data1 = data.hash;
if(typeof data1 === "string"){
if(!pattern71.test(data1)){
const err5 = {instancePath:instancePath+"/hash",keyword:"pattern",message:"must match pattern \""+"^[0-9a-f]{16}$"+"\""};
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
const err6 = {instancePath:instancePath+"/hash",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/width",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/width",keyword:"maximum",message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/width",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/height",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/height",keyword:"maximum",message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/height",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let data4 = data.alt;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(pattern6.test(key1))){
delete data4[key1];
}
}
for(const key2 in data4){
if(pattern6.test(key2)){
let data5 = data4[key2];
if(typeof data5 === "string"){
if(func1(data5) > 4000){
const err13 = {instancePath:instancePath+"/alt/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/alt/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/alt",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
let data6 = data.focalPoint;
if(Array.isArray(data6)){
if(data6.length > 2){
const err16 = {instancePath:instancePath+"/focalPoint",keyword:"maxItems",message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.length < 2){
const err17 = {instancePath:instancePath+"/focalPoint",keyword:"minItems",message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/focalPoint/" + i0,keyword:"maximum",message:"must be <= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/focalPoint/" + i0,keyword:"minimum",message:"must be >= 0"};
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
const err20 = {instancePath:instancePath+"/focalPoint/" + i0,keyword:"type",message:"must be number"};
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
else {
const err21 = {instancePath:instancePath+"/focalPoint",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
let data8 = data.color;
if(typeof data8 === "string"){
if(!pattern74.test(data8)){
const err22 = {instancePath:instancePath+"/color",keyword:"pattern",message:"must match pattern \""+"^(#[0-9a-fA-F]{6})?$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/color",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
let data9 = data.tall;
if(typeof data9 === "string"){
if(!pattern75.test(data9)){
const err24 = {instancePath:instancePath+"/tall",keyword:"pattern",message:"must match pattern \""+"^(/media/[A-Za-z0-9_./-]{1,200})?$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/tall",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.files !== undefined){
let data10 = data.files;
if(Array.isArray(data10)){
if(data10.length > 40){
const err26 = {instancePath:instancePath+"/files",keyword:"maxItems",message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10.length < 1){
const err27 = {instancePath:instancePath+"/files",keyword:"minItems",message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
if(!(((key3 === "type") || (key3 === "width")) || (key3 === "bytes"))){
delete data11[key3];
}
}
if(data11.bytes === undefined){
data11.bytes = 0;
}
if(data11.type === undefined){
const err28 = {instancePath:instancePath+"/files/" + i1,keyword:"required",message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11.width === undefined){
const err29 = {instancePath:instancePath+"/files/" + i1,keyword:"required",message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data11.type !== undefined){
let data12 = data11.type;
if(typeof data12 !== "string"){
const err30 = {instancePath:instancePath+"/files/" + i1+"/type",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((((data12 === "image/svg+xml") || (data12 === "image/avif")) || (data12 === "image/webp")) || (data12 === "image/png")) || (data12 === "image/jpeg"))){
const err31 = {instancePath:instancePath+"/files/" + i1+"/type",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.width !== undefined){
let data13 = data11.width;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err32 = {instancePath:instancePath+"/files/" + i1+"/width",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100000 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/files/" + i1+"/width",keyword:"maximum",message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/files/" + i1+"/width",keyword:"minimum",message:"must be >= 0"};
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
let data14 = data11.bytes;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err35 = {instancePath:instancePath+"/files/" + i1+"/bytes",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 100000000 || isNaN(data14)){
const err36 = {instancePath:instancePath+"/files/" + i1+"/bytes",keyword:"maximum",message:"must be <= 100000000"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err37 = {instancePath:instancePath+"/files/" + i1+"/bytes",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/files/" + i1,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/files",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


export const PageOrigin = validate29;
const schema41 = {
 "$id": "https://forecourt.dev/schemas/page/page-origin",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "kind": {
   "enum": [
    "none",
    "page",
    "pageTemplate",
    "builtInTemplate"
   ],
   "default": "none"
  },
  "id": {
   "type": "string",
   "default": "",
   "pattern": "^$|^[a-z0-9][a-z0-9-]{0,79}$"
  }
 }
};
const pattern76 = new RegExp("^$|^[a-z0-9][a-z0-9-]{0,79}$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/page/page-origin" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "id"))){
delete data[key0];
}
}
if(data.kind === undefined){
data.kind = "none";
}
if(data.id === undefined){
data.id = "";
}
let data0 = data.kind;
if(!((((data0 === "none") || (data0 === "page")) || (data0 === "pageTemplate")) || (data0 === "builtInTemplate"))){
const err0 = {instancePath:instancePath+"/kind",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern76.test(data1)){
const err1 = {instancePath:instancePath+"/id",keyword:"pattern",message:"must match pattern \""+"^$|^[a-z0-9][a-z0-9-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}


export const PageTemplate = validate30;
const schema42 = {
 "$id": "https://forecourt.dev/schemas/page/page-template",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "name",
  "builder"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-z0-9][a-z0-9-]{0,79}$"
  },
  "name": {
   "type": "string",
   "pattern": "\\S",
   "maxLength": 120
  },
  "description": {
   "type": "string",
   "default": "",
   "maxLength": 300
  },
  "builder": {
   "$ref": "builder"
  },
  "layoutId": {
   "type": "string",
   "default": "default",
   "maxLength": 80
  },
  "showBreadcrumb": {
   "type": "boolean",
   "default": false
  },
  "madeFrom": {
   "$ref": "page-origin",
   "default": {}
  }
 }
};
const pattern77 = new RegExp("^[a-z0-9][a-z0-9-]{0,79}$", "u");
const pattern78 = new RegExp("\\S", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/page/page-template" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "description")) || (key0 === "builder")) || (key0 === "layoutId")) || (key0 === "showBreadcrumb")) || (key0 === "madeFrom"))){
delete data[key0];
}
}
if(data.description === undefined){
data.description = "";
}
if(data.layoutId === undefined){
data.layoutId = "default";
}
if(data.showBreadcrumb === undefined){
data.showBreadcrumb = false;
}
if(data.madeFrom === undefined){
data.madeFrom = {};
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
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.builder === undefined){
const err2 = {instancePath,keyword:"required",message:"must have required property '"+"builder"+"'"};
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
if(!pattern77.test(data0)){
const err3 = {instancePath:instancePath+"/id",keyword:"pattern",message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,79}$"+"\""};
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
if(data.name !== undefined){
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
if(!pattern78.test(data1)){
const err6 = {instancePath:instancePath+"/name",keyword:"pattern",message:"must match pattern \""+"\\S"+"\""};
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
const err7 = {instancePath:instancePath+"/name",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let data2 = data.description;
if(typeof data2 === "string"){
if(func1(data2) > 300){
const err8 = {instancePath:instancePath+"/description",keyword:"maxLength",message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/description",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.builder !== undefined){
if(!(validate24(data.builder, {instancePath:instancePath+"/builder",parentData:data,parentDataProperty:"builder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
let data4 = data.layoutId;
if(typeof data4 === "string"){
if(func1(data4) > 80){
const err10 = {instancePath:instancePath+"/layoutId",keyword:"maxLength",message:"must NOT have more than 80 characters"};
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
const err11 = {instancePath:instancePath+"/layoutId",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data.showBreadcrumb !== "boolean"){
const err12 = {instancePath:instancePath+"/showBreadcrumb",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
let data6 = data.madeFrom;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(!((key1 === "kind") || (key1 === "id"))){
delete data6[key1];
}
}
if(data6.kind === undefined){
data6.kind = "none";
}
if(data6.id === undefined){
data6.id = "";
}
let data7 = data6.kind;
if(!((((data7 === "none") || (data7 === "page")) || (data7 === "pageTemplate")) || (data7 === "builtInTemplate"))){
const err13 = {instancePath:instancePath+"/madeFrom/kind",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
let data8 = data6.id;
if(typeof data8 === "string"){
if(!pattern76.test(data8)){
const err14 = {instancePath:instancePath+"/madeFrom/id",keyword:"pattern",message:"must match pattern \""+"^$|^[a-z0-9][a-z0-9-]{0,79}$"+"\""};
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
const err15 = {instancePath:instancePath+"/madeFrom/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/madeFrom",keyword:"type",message:"must be object"};
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
const err17 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


export const Page = validate32;
const schema44 = {
 "$id": "https://forecourt.dev/schemas/page/page",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "status",
  "version",
  "builder"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-z0-9][a-z0-9-]{0,79}$"
  },
  "status": {
   "type": "integer",
   "enum": [
    0,
    1,
    2
   ]
  },
  "version": {
   "type": "integer",
   "minimum": 1
  },
  "builder": {
   "$ref": "builder"
  },
  "seo": {
   "$ref": "seo",
   "default": {}
  },
  "layoutId": {
   "type": "string",
   "default": "default",
   "maxLength": 80
  },
  "showBreadcrumb": {
   "type": "boolean",
   "default": false
  },
  "slugs": {
   "type": "object",
   "additionalProperties": false,
   "patternProperties": {
    "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$": {
     "type": "string",
     "pattern": "^[^/\\\\?#\\s][^\\\\?#\\s]*$|^$",
     "maxLength": 200
    }
   },
   "default": {}
  },
  "menuLabel": {
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
  "madeFrom": {
   "$ref": "page-origin",
   "default": {}
  }
 }
};
const schema45 = {
 "$id": "https://forecourt.dev/schemas/page/seo",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "title": {
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
  "description": {
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
  "ogTags": {
   "type": "object",
   "additionalProperties": false,
   "patternProperties": {
    "^[A-Za-z0-9:_.-]{1,100}$": {
     "type": "string",
     "maxLength": 2000
    }
   },
   "default": {}
  },
  "schemaTags": {
   "type": "array",
   "items": {
    "type": "string",
    "maxLength": 20000
   },
   "default": [],
   "maxItems": 10
  },
  "robots": {
   "enum": [
    "",
    "index, follow",
    "noindex, follow",
    "index, nofollow",
    "noindex, nofollow"
   ],
   "default": ""
  },
  "googleTagManager": {
   "type": "string",
   "default": "",
   "pattern": "^$|^GTM-[A-Z0-9]{4,10}$"
  },
  "googleSiteVerification": {
   "type": "string",
   "default": "",
   "maxLength": 100,
   "pattern": "^[A-Za-z0-9_-]*$"
  },
  "googleLocalBusiness": {
   "type": "string",
   "default": "",
   "maxLength": 20000
  }
 }
};
const pattern87 = new RegExp("^$|^GTM-[A-Z0-9]{4,10}$", "u");
const pattern88 = new RegExp("^[A-Za-z0-9_-]*$", "u");
const pattern91 = new RegExp("^[^/\\\\?#\\s][^\\\\?#\\s]*$|^$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/page/page" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func10.call(schema44.properties, key0))){
delete data[key0];
}
}
if(data.seo === undefined){
data.seo = {};
}
if(data.layoutId === undefined){
data.layoutId = "default";
}
if(data.showBreadcrumb === undefined){
data.showBreadcrumb = false;
}
if(data.slugs === undefined){
data.slugs = {};
}
if(data.menuLabel === undefined){
data.menuLabel = {};
}
if(data.madeFrom === undefined){
data.madeFrom = {};
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
if(data.status === undefined){
const err1 = {instancePath,keyword:"required",message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,keyword:"required",message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.builder === undefined){
const err3 = {instancePath,keyword:"required",message:"must have required property '"+"builder"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern77.test(data0)){
const err4 = {instancePath:instancePath+"/id",keyword:"pattern",message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,79}$"+"\""};
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
const err5 = {instancePath:instancePath+"/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/status",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data1 === 0) || (data1 === 1)) || (data1 === 2))){
const err7 = {instancePath:instancePath+"/status",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/version",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/version",keyword:"minimum",message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.builder !== undefined){
if(!(validate24(data.builder, {instancePath:instancePath+"/builder",parentData:data,parentDataProperty:"builder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
let data4 = data.seo;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!((((((((key1 === "title") || (key1 === "description")) || (key1 === "ogTags")) || (key1 === "schemaTags")) || (key1 === "robots")) || (key1 === "googleTagManager")) || (key1 === "googleSiteVerification")) || (key1 === "googleLocalBusiness"))){
delete data4[key1];
}
}
if(data4.title === undefined){
data4.title = {};
}
if(data4.description === undefined){
data4.description = {};
}
if(data4.ogTags === undefined){
data4.ogTags = {};
}
if(data4.schemaTags === undefined){
data4.schemaTags = [];
}
if(data4.robots === undefined){
data4.robots = "";
}
if(data4.googleTagManager === undefined){
data4.googleTagManager = "";
}
if(data4.googleSiteVerification === undefined){
data4.googleSiteVerification = "";
}
if(data4.googleLocalBusiness === undefined){
data4.googleLocalBusiness = "";
}
let data5 = data4.title;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
if(!(pattern6.test(key2))){
delete data5[key2];
}
}
for(const key3 in data5){
if(pattern6.test(key3)){
let data6 = data5[key3];
if(typeof data6 === "string"){
if(func1(data6) > 4000){
const err10 = {instancePath:instancePath+"/seo/title/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
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
const err11 = {instancePath:instancePath+"/seo/title/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/seo/title",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
let data7 = data4.description;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key4 in data7){
if(!(pattern6.test(key4))){
delete data7[key4];
}
}
for(const key5 in data7){
if(pattern6.test(key5)){
let data8 = data7[key5];
if(typeof data8 === "string"){
if(func1(data8) > 4000){
const err13 = {instancePath:instancePath+"/seo/description/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/seo/description/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/seo/description",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
let data9 = data4.ogTags;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key6 in data9){
if(!(pattern21.test(key6))){
delete data9[key6];
}
}
for(const key7 in data9){
if(pattern21.test(key7)){
let data10 = data9[key7];
if(typeof data10 === "string"){
if(func1(data10) > 2000){
const err16 = {instancePath:instancePath+"/seo/ogTags/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 2000 characters"};
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
const err17 = {instancePath:instancePath+"/seo/ogTags/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
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
const err18 = {instancePath:instancePath+"/seo/ogTags",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
let data11 = data4.schemaTags;
if(Array.isArray(data11)){
if(data11.length > 10){
const err19 = {instancePath:instancePath+"/seo/schemaTags",keyword:"maxItems",message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(func1(data12) > 20000){
const err20 = {instancePath:instancePath+"/seo/schemaTags/" + i0,keyword:"maxLength",message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/seo/schemaTags/" + i0,keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/seo/schemaTags",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
let data13 = data4.robots;
if(!(((((data13 === "") || (data13 === "index, follow")) || (data13 === "noindex, follow")) || (data13 === "index, nofollow")) || (data13 === "noindex, nofollow"))){
const err23 = {instancePath:instancePath+"/seo/robots",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
let data14 = data4.googleTagManager;
if(typeof data14 === "string"){
if(!pattern87.test(data14)){
const err24 = {instancePath:instancePath+"/seo/googleTagManager",keyword:"pattern",message:"must match pattern \""+"^$|^GTM-[A-Z0-9]{4,10}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/seo/googleTagManager",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
let data15 = data4.googleSiteVerification;
if(typeof data15 === "string"){
if(func1(data15) > 100){
const err26 = {instancePath:instancePath+"/seo/googleSiteVerification",keyword:"maxLength",message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern88.test(data15)){
const err27 = {instancePath:instancePath+"/seo/googleSiteVerification",keyword:"pattern",message:"must match pattern \""+"^[A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/seo/googleSiteVerification",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
let data16 = data4.googleLocalBusiness;
if(typeof data16 === "string"){
if(func1(data16) > 20000){
const err29 = {instancePath:instancePath+"/seo/googleLocalBusiness",keyword:"maxLength",message:"must NOT have more than 20000 characters"};
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
const err30 = {instancePath:instancePath+"/seo/googleLocalBusiness",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/seo",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
let data17 = data.layoutId;
if(typeof data17 === "string"){
if(func1(data17) > 80){
const err32 = {instancePath:instancePath+"/layoutId",keyword:"maxLength",message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/layoutId",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data.showBreadcrumb !== "boolean"){
const err34 = {instancePath:instancePath+"/showBreadcrumb",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
let data19 = data.slugs;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key8 in data19){
if(!(pattern6.test(key8))){
delete data19[key8];
}
}
for(const key9 in data19){
if(pattern6.test(key9)){
let data20 = data19[key9];
if(typeof data20 === "string"){
if(func1(data20) > 200){
const err35 = {instancePath:instancePath+"/slugs/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern91.test(data20)){
const err36 = {instancePath:instancePath+"/slugs/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"pattern",message:"must match pattern \""+"^[^/\\\\?#\\s][^\\\\?#\\s]*$|^$"+"\""};
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
const err37 = {instancePath:instancePath+"/slugs/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
else {
const err38 = {instancePath:instancePath+"/slugs",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
let data21 = data.menuLabel;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key10 in data21){
if(!(pattern6.test(key10))){
delete data21[key10];
}
}
for(const key11 in data21){
if(pattern6.test(key11)){
let data22 = data21[key11];
if(typeof data22 === "string"){
if(func1(data22) > 4000){
const err39 = {instancePath:instancePath+"/menuLabel/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
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
const err40 = {instancePath:instancePath+"/menuLabel/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
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
const err41 = {instancePath:instancePath+"/menuLabel",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
let data23 = data.madeFrom;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key12 in data23){
if(!((key12 === "kind") || (key12 === "id"))){
delete data23[key12];
}
}
if(data23.kind === undefined){
data23.kind = "none";
}
if(data23.id === undefined){
data23.id = "";
}
let data24 = data23.kind;
if(!((((data24 === "none") || (data24 === "page")) || (data24 === "pageTemplate")) || (data24 === "builtInTemplate"))){
const err42 = {instancePath:instancePath+"/madeFrom/kind",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
let data25 = data23.id;
if(typeof data25 === "string"){
if(!pattern76.test(data25)){
const err43 = {instancePath:instancePath+"/madeFrom/id",keyword:"pattern",message:"must match pattern \""+"^$|^[a-z0-9][a-z0-9-]{0,79}$"+"\""};
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
const err44 = {instancePath:instancePath+"/madeFrom/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/madeFrom",keyword:"type",message:"must be object"};
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
const err46 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}


export const Script = validate34;

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/page/script" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "src")) || (key0 === "code")) || (key0 === "position")) || (key0 === "purpose"))){
delete data[key0];
}
}
if(data.src === undefined){
data.src = "";
}
if(data.code === undefined){
data.code = "";
}
if(data.position === undefined){
data.position = "bodyEnd";
}
if(data.purpose === undefined){
data.purpose = "marketing";
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/id",keyword:"pattern",message:"must match pattern \""+"^[A-Za-z0-9_-]{1,40}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data1 = data.src;
if(typeof data1 === "string"){
if(func1(data1) > 500){
const err3 = {instancePath:instancePath+"/src",keyword:"maxLength",message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern5.test(data1)){
const err4 = {instancePath:instancePath+"/src",keyword:"pattern",message:"must match pattern \""+"^$|^https://[^\\s\"'<>]+$"+"\""};
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
const err5 = {instancePath:instancePath+"/src",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let data2 = data.code;
if(typeof data2 === "string"){
if(func1(data2) > 20000){
const err6 = {instancePath:instancePath+"/code",keyword:"maxLength",message:"must NOT have more than 20000 characters"};
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
const err7 = {instancePath:instancePath+"/code",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
let data3 = data.position;
if(!((data3 === "head") || (data3 === "bodyEnd"))){
const err8 = {instancePath:instancePath+"/position",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data4 = data.purpose;
if(!((((data4 === "necessary") || (data4 === "functional")) || (data4 === "statistics")) || (data4 === "marketing"))){
const err9 = {instancePath:instancePath+"/purpose",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}


export const Section = validate25;

export const Seo = validate35;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/page/seo" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "title") || (key0 === "description")) || (key0 === "ogTags")) || (key0 === "schemaTags")) || (key0 === "robots")) || (key0 === "googleTagManager")) || (key0 === "googleSiteVerification")) || (key0 === "googleLocalBusiness"))){
delete data[key0];
}
}
if(data.title === undefined){
data.title = {};
}
if(data.description === undefined){
data.description = {};
}
if(data.ogTags === undefined){
data.ogTags = {};
}
if(data.schemaTags === undefined){
data.schemaTags = [];
}
if(data.robots === undefined){
data.robots = "";
}
if(data.googleTagManager === undefined){
data.googleTagManager = "";
}
if(data.googleSiteVerification === undefined){
data.googleSiteVerification = "";
}
if(data.googleLocalBusiness === undefined){
data.googleLocalBusiness = "";
}
let data0 = data.title;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(pattern6.test(key1))){
delete data0[key1];
}
}
for(const key2 in data0){
if(pattern6.test(key2)){
let data1 = data0[key2];
if(typeof data1 === "string"){
if(func1(data1) > 4000){
const err0 = {instancePath:instancePath+"/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/title",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
let data2 = data.description;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key3 in data2){
if(!(pattern6.test(key3))){
delete data2[key3];
}
}
for(const key4 in data2){
if(pattern6.test(key4)){
let data3 = data2[key4];
if(typeof data3 === "string"){
if(func1(data3) > 4000){
const err3 = {instancePath:instancePath+"/description/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
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
const err4 = {instancePath:instancePath+"/description/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/description",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let data4 = data.ogTags;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key5 in data4){
if(!(pattern21.test(key5))){
delete data4[key5];
}
}
for(const key6 in data4){
if(pattern21.test(key6)){
let data5 = data4[key6];
if(typeof data5 === "string"){
if(func1(data5) > 2000){
const err6 = {instancePath:instancePath+"/ogTags/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 2000 characters"};
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
const err7 = {instancePath:instancePath+"/ogTags/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/ogTags",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data6 = data.schemaTags;
if(Array.isArray(data6)){
if(data6.length > 10){
const err9 = {instancePath:instancePath+"/schemaTags",keyword:"maxItems",message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func1(data7) > 20000){
const err10 = {instancePath:instancePath+"/schemaTags/" + i0,keyword:"maxLength",message:"must NOT have more than 20000 characters"};
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
const err11 = {instancePath:instancePath+"/schemaTags/" + i0,keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/schemaTags",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
let data8 = data.robots;
if(!(((((data8 === "") || (data8 === "index, follow")) || (data8 === "noindex, follow")) || (data8 === "index, nofollow")) || (data8 === "noindex, nofollow"))){
const err13 = {instancePath:instancePath+"/robots",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
let data9 = data.googleTagManager;
if(typeof data9 === "string"){
if(!pattern87.test(data9)){
const err14 = {instancePath:instancePath+"/googleTagManager",keyword:"pattern",message:"must match pattern \""+"^$|^GTM-[A-Z0-9]{4,10}$"+"\""};
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
const err15 = {instancePath:instancePath+"/googleTagManager",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
let data10 = data.googleSiteVerification;
if(typeof data10 === "string"){
if(func1(data10) > 100){
const err16 = {instancePath:instancePath+"/googleSiteVerification",keyword:"maxLength",message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern88.test(data10)){
const err17 = {instancePath:instancePath+"/googleSiteVerification",keyword:"pattern",message:"must match pattern \""+"^[A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/googleSiteVerification",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
let data11 = data.googleLocalBusiness;
if(typeof data11 === "string"){
if(func1(data11) > 20000){
const err19 = {instancePath:instancePath+"/googleLocalBusiness",keyword:"maxLength",message:"must NOT have more than 20000 characters"};
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
const err20 = {instancePath:instancePath+"/googleLocalBusiness",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}


export const SiteConfiguration = validate36;
const schema49 = {
 "$id": "https://forecourt.dev/schemas/page/site-configuration",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "featureFlags": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "timeFormat": {
     "enum": [
      "24h",
      "12h"
     ],
     "default": "24h"
    },
    "dateFormat": {
     "enum": [
      "DD/MM/YYYY",
      "MM/DD/YYYY",
      "YYYY-MM-DD",
      "DD.MM.YYYY",
      "DD-MM-YYYY"
     ],
     "default": "DD/MM/YYYY"
    },
    "favicon": {
     "type": "string",
     "default": "",
     "pattern": "^$|^/media/[A-Za-z0-9/_.-]+$"
    },
    "webAsBroker": {
     "type": "boolean",
     "default": false
    },
    "selfCheckIn": {
     "type": "boolean",
     "default": false
    },
    "checkoutTwoSteps": {
     "type": "boolean",
     "default": false
    }
   },
   "default": {}
  },
  "myAccount": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "enabled": {
     "type": "boolean",
     "default": true
    },
    "allowRegisterInCheckout": {
     "type": "boolean",
     "default": false
    },
    "allowLoginInCheckout": {
     "type": "boolean",
     "default": false
    }
   },
   "default": {}
  },
  "blog": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "enabled": {
     "type": "boolean",
     "default": true
    },
    "postsPerPage": {
     "type": "integer",
     "default": 9,
     "minimum": 1,
     "maximum": 60
    }
   },
   "default": {}
  },
  "languages": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "isoLanguageName"
    ],
    "properties": {
     "isoLanguageName": {
      "enum": [
       "de",
       "en-GB",
       "en-US",
       "es-AR",
       "es-CL",
       "es-CR",
       "es-DO",
       "es-MX",
       "es-NI",
       "es-US",
       "es-ES",
       "fr-FR",
       "hr",
       "it",
       "nl-NL",
       "pl",
       "pt",
       "ru",
       "lt"
      ],
      "default": "en-US"
     },
     "isDefault": {
      "type": "boolean",
      "default": false
     },
     "url": {
      "type": "string",
      "default": "",
      "maxLength": 300
     },
     "dateFormat": {
      "enum": [
       "",
       "DD/MM/YYYY",
       "MM/DD/YYYY",
       "YYYY-MM-DD",
       "DD.MM.YYYY",
       "DD-MM-YYYY"
      ],
      "default": ""
     }
    }
   },
   "default": [],
   "maxItems": 19
  },
  "theme": {
   "$ref": "theme",
   "default": {}
  },
  "header": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "logo": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "src": {
       "type": "string",
       "default": "",
       "pattern": "^$|^/media/[A-Za-z0-9/_.-]+$"
      },
      "mailSrc": {
       "type": "string",
       "default": "",
       "pattern": "^$|^/media/[A-Za-z0-9/_.-]+[.](png|jpe?g|gif)$"
      },
      "alt": {
       "type": "string",
       "default": "",
       "maxLength": 100
      },
      "width": {
       "type": "integer",
       "default": 160,
       "minimum": 24,
       "maximum": 480
      },
      "height": {
       "type": "integer",
       "default": 40,
       "minimum": 16,
       "maximum": 120
      }
     },
     "default": {}
    },
    "layout": {
     "enum": [
      "bar",
      "centered",
      "overlay"
     ],
     "default": "bar"
    },
    "menu": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "menuId": {
       "type": "string",
       "default": "",
       "maxLength": 80
      },
      "placement": {
       "enum": [
        "start",
        "center",
        "end"
       ],
       "default": "end"
      }
     },
     "default": {}
    },
    "mobileToggle": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "color": {
       "type": "string",
       "default": "",
       "pattern": "^$|^#[0-9a-fA-F]{6}$"
      },
      "background": {
       "type": "string",
       "default": "",
       "pattern": "^$|^#[0-9a-fA-F]{6}$"
      }
     },
     "default": {}
    },
    "menuItems": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "color": {
       "type": "string",
       "default": "",
       "pattern": "^$|^#[0-9a-fA-F]{6}$"
      },
      "background": {
       "type": "string",
       "default": "",
       "pattern": "^$|^#[0-9a-fA-F]{6}$"
      }
     },
     "default": {}
    },
    "subMenu": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "color": {
       "type": "string",
       "default": "",
       "pattern": "^$|^#[0-9a-fA-F]{6}$"
      },
      "background": {
       "type": "string",
       "default": "",
       "pattern": "^$|^#[0-9a-fA-F]{6}$"
      }
     },
     "default": {}
    },
    "subMenuItems": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "color": {
       "type": "string",
       "default": "",
       "pattern": "^$|^#[0-9a-fA-F]{6}$"
      },
      "background": {
       "type": "string",
       "default": "",
       "pattern": "^$|^#[0-9a-fA-F]{6}$"
      }
     },
     "default": {}
    },
    "sharedComponentId": {
     "type": "string",
     "default": "",
     "maxLength": 80
    }
   },
   "default": {}
  },
  "layouts": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "layoutItems"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[a-z0-9-]{1,80}$"
     },
     "name": {
      "type": "string",
      "default": "",
      "maxLength": 120
     },
     "layoutItems": {
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "type"
       ],
       "properties": {
        "type": {
         "enum": [
          "header",
          "component",
          "content"
         ],
         "default": "content"
        },
        "sharedComponentId": {
         "type": "string",
         "default": "",
         "maxLength": 80
        }
       }
      },
      "maxItems": 20
     }
    }
   },
   "default": [],
   "maxItems": 30
  },
  "sharedComponents": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "name",
     "builder"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[a-z0-9-]{1,80}$"
     },
     "name": {
      "type": "string",
      "maxLength": 120
     },
     "builder": {
      "$ref": "builder"
     },
     "wrapperTag": {
      "type": "string",
      "default": "div",
      "maxLength": 20
     }
    }
   },
   "default": [],
   "maxItems": 60
  },
  "routes": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "path"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[a-z0-9][a-z0-9-]{0,79}$"
     },
     "path": {
      "type": "object",
      "additionalProperties": false,
      "patternProperties": {
       "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$": {
        "type": "string",
        "pattern": "^[^/\\\\?#\\s][^\\\\?#\\s]*$|^$",
        "maxLength": 200
       }
      }
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
  "menus": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "menuItems"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[a-z0-9-]{1,80}$"
     },
     "name": {
      "type": "string",
      "default": "",
      "maxLength": 120
     },
     "menuItems": {
      "type": "array",
      "items": {
       "$ref": "#/$defs/menuItem"
      },
      "maxItems": 40
     }
    }
   },
   "default": [],
   "maxItems": 30
  }
 },
 "$defs": {
  "menuItem": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "type": "string",
     "pattern": "^[a-z0-9-]{1,40}$"
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
    "pageId": {
     "type": "string",
     "maxLength": 80,
     "default": ""
    },
    "url": {
     "type": "string",
     "pattern": "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$",
     "maxLength": 2000,
     "default": ""
    },
    "menuItems": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/menuItem"
     },
     "default": [],
     "maxItems": 30
    }
   }
  }
 }
};
const schema50 = {
 "$id": "https://forecourt.dev/schemas/page/theme",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "general": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "boxWidth": {
     "type": "integer",
     "default": 1280,
     "minimum": 600,
     "maximum": 2400
    },
    "radius": {
     "type": "integer",
     "default": 8,
     "minimum": 0,
     "maximum": 40
    },
    "fieldRadius": {
     "type": "integer",
     "default": 8,
     "minimum": 0,
     "maximum": 999
    },
    "shadows": {
     "enum": [
      "none",
      "soft",
      "flat"
     ],
     "default": "soft"
    },
    "motif": {
     "type": "string",
     "default": "",
     "pattern": "^$|^/media/[A-Za-z0-9/_.-]+$"
    },
    "border": {
     "type": "string",
     "default": "",
     "pattern": "^$|^/media/[A-Za-z0-9/_.-]+$"
    }
   },
   "default": {}
  },
  "palette": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "paper": {
     "type": "string",
     "default": "#ffffff",
     "pattern": "^#[0-9a-fA-F]{6}$"
    },
    "surface": {
     "type": "string",
     "default": "#f4f5f7",
     "pattern": "^#[0-9a-fA-F]{6}$"
    },
    "ink": {
     "type": "string",
     "default": "#1a1d21",
     "pattern": "^#[0-9a-fA-F]{6}$"
    },
    "muted": {
     "type": "string",
     "default": "#59616b",
     "pattern": "^#[0-9a-fA-F]{6}$"
    },
    "line": {
     "type": "string",
     "default": "#7c8490",
     "pattern": "^#[0-9a-fA-F]{6}$"
    },
    "primary": {
     "type": "string",
     "default": "#1f4e79",
     "pattern": "^#[0-9a-fA-F]{6}$"
    },
    "accent": {
     "type": "string",
     "default": "#b3420f",
     "pattern": "^#[0-9a-fA-F]{6}$"
    },
    "offer": {
     "type": "string",
     "default": "#b3261e",
     "pattern": "^#[0-9a-fA-F]{6}$"
    },
    "error": {
     "type": "string",
     "default": "#b3261e",
     "pattern": "^#[0-9a-fA-F]{6}$"
    },
    "success": {
     "type": "string",
     "default": "#1f6b3a",
     "pattern": "^#[0-9a-fA-F]{6}$"
    }
   },
   "default": {}
  },
  "fontLinks": {
   "type": "array",
   "items": {
    "type": "string",
    "pattern": "^https://[^\\s\"'<>]+$",
    "maxLength": 500
   },
   "default": [],
   "maxItems": 6
  },
  "fontFamilies": {
   "type": "array",
   "items": {
    "enum": [
     "archivo",
     "source-serif-4",
     "commissioner",
     "bricolage-grotesque",
     "figtree"
    ],
    "default": "archivo"
   },
   "default": [],
   "maxItems": 2
  },
  "fontStyles": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "display": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "family"
     ],
     "properties": {
      "family": {
       "type": "string",
       "pattern": "^[A-Za-z0-9 ,'\"-]{1,200}$"
      },
      "weight": {
       "type": "integer",
       "default": 400,
       "minimum": 100,
       "maximum": 900
      },
      "stretch": {
       "type": "integer",
       "default": 100,
       "minimum": 50,
       "maximum": 200
      },
      "size": {
       "type": "number",
       "default": 1,
       "minimum": 0.7,
       "maximum": 1.4
      },
      "letterSpacing": {
       "type": "number",
       "default": 0,
       "minimum": -0.1,
       "maximum": 0.3
      },
      "lineHeight": {
       "type": "number",
       "default": 1.6,
       "minimum": 0.9,
       "maximum": 2.2
      }
     },
     "default": {
      "family": "Roboto, Helvetica, Arial, sans-serif",
      "weight": 700,
      "lineHeight": 1.05,
      "letterSpacing": -0.02
     }
    },
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "family"
     ],
     "properties": {
      "family": {
       "type": "string",
       "pattern": "^[A-Za-z0-9 ,'\"-]{1,200}$"
      },
      "weight": {
       "type": "integer",
       "default": 400,
       "minimum": 100,
       "maximum": 900
      },
      "stretch": {
       "type": "integer",
       "default": 100,
       "minimum": 50,
       "maximum": 200
      },
      "size": {
       "type": "number",
       "default": 1,
       "minimum": 0.7,
       "maximum": 1.4
      },
      "letterSpacing": {
       "type": "number",
       "default": 0,
       "minimum": -0.1,
       "maximum": 0.3
      },
      "lineHeight": {
       "type": "number",
       "default": 1.6,
       "minimum": 0.9,
       "maximum": 2.2
      }
     },
     "default": {
      "family": "Roboto, Helvetica, Arial, sans-serif"
     }
    }
   },
   "default": {}
  },
  "buttons": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "primary": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "variant": {
       "enum": [
        "contained",
        "outlined",
        "text"
       ],
       "default": "contained"
      },
      "background": {
       "type": "string",
       "default": "",
       "pattern": "^$|^#[0-9a-fA-F]{6}$"
      },
      "color": {
       "type": "string",
       "default": "",
       "pattern": "^$|^#[0-9a-fA-F]{6}$"
      },
      "radius": {
       "type": "integer",
       "default": 8,
       "minimum": 0,
       "maximum": 999
      },
      "textTransform": {
       "enum": [
        "none",
        "uppercase",
        "capitalize"
       ],
       "default": "none"
      }
     },
     "default": {}
    },
    "secondary": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "variant": {
       "enum": [
        "contained",
        "outlined",
        "text"
       ],
       "default": "contained"
      },
      "background": {
       "type": "string",
       "default": "",
       "pattern": "^$|^#[0-9a-fA-F]{6}$"
      },
      "color": {
       "type": "string",
       "default": "",
       "pattern": "^$|^#[0-9a-fA-F]{6}$"
      },
      "radius": {
       "type": "integer",
       "default": 8,
       "minimum": 0,
       "maximum": 999
      },
      "textTransform": {
       "enum": [
        "none",
        "uppercase",
        "capitalize"
       ],
       "default": "none"
      }
     },
     "default": {
      "variant": "outlined"
     }
    }
   },
   "default": {}
  }
 }
};
const pattern105 = new RegExp("^$|^/media/[A-Za-z0-9/_.-]+$", "u");
const pattern108 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern118 = new RegExp("^https://[^\\s\"'<>]+$", "u");
const pattern119 = new RegExp("^[A-Za-z0-9 ,'\"-]{1,200}$", "u");
const pattern121 = new RegExp("^$|^#[0-9a-fA-F]{6}$", "u");
const pattern126 = new RegExp("^$|^/media/[A-Za-z0-9/_.-]+[.](png|jpe?g|gif)$", "u");
const pattern135 = new RegExp("^[a-z0-9-]{1,80}$", "u");
const schema51 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-z0-9-]{1,40}$"
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
  "pageId": {
   "type": "string",
   "maxLength": 80,
   "default": ""
  },
  "url": {
   "type": "string",
   "pattern": "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$",
   "maxLength": 2000,
   "default": ""
  },
  "menuItems": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/menuItem"
   },
   "default": [],
   "maxItems": 30
  }
 }
};
const pattern144 = new RegExp("^[a-z0-9-]{1,40}$", "u");
const wrapper0 = {validate: validate38};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "label")) || (key0 === "pageId")) || (key0 === "url")) || (key0 === "menuItems"))){
delete data[key0];
}
}
if(data.label === undefined){
data.label = {};
}
if(data.pageId === undefined){
data.pageId = "";
}
if(data.url === undefined){
data.url = "";
}
if(data.menuItems === undefined){
data.menuItems = [];
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern144.test(data0)){
const err1 = {instancePath:instancePath+"/id",keyword:"pattern",message:"must match pattern \""+"^[a-z0-9-]{1,40}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data1 = data.label;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(pattern6.test(key1))){
delete data1[key1];
}
}
for(const key2 in data1){
if(pattern6.test(key2)){
let data2 = data1[key2];
if(typeof data2 === "string"){
if(func1(data2) > 4000){
const err3 = {instancePath:instancePath+"/label/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
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
const err4 = {instancePath:instancePath+"/label/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/label",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let data3 = data.pageId;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err6 = {instancePath:instancePath+"/pageId",keyword:"maxLength",message:"must NOT have more than 80 characters"};
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
const err7 = {instancePath:instancePath+"/pageId",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
let data4 = data.url;
if(typeof data4 === "string"){
if(func1(data4) > 2000){
const err8 = {instancePath:instancePath+"/url",keyword:"maxLength",message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern53.test(data4)){
const err9 = {instancePath:instancePath+"/url",keyword:"pattern",message:"must match pattern \""+"^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/url",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
let data5 = data.menuItems;
if(Array.isArray(data5)){
if(data5.length > 30){
const err11 = {instancePath:instancePath+"/menuItems",keyword:"maxItems",message:"must NOT have more than 30 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data5[i0], {instancePath:instancePath+"/menuItems/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/menuItems",keyword:"type",message:"must be array"};
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
const err13 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}



function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/page/site-configuration" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func10.call(schema49.properties, key0))){
delete data[key0];
}
}
if(data.featureFlags === undefined){
data.featureFlags = {};
}
if(data.myAccount === undefined){
data.myAccount = {};
}
if(data.blog === undefined){
data.blog = {};
}
if(data.languages === undefined){
data.languages = [];
}
if(data.theme === undefined){
data.theme = {};
}
if(data.header === undefined){
data.header = {};
}
if(data.layouts === undefined){
data.layouts = [];
}
if(data.sharedComponents === undefined){
data.sharedComponents = [];
}
if(data.routes === undefined){
data.routes = [];
}
if(data.menus === undefined){
data.menus = [];
}
let data0 = data.featureFlags;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((((((key1 === "timeFormat") || (key1 === "dateFormat")) || (key1 === "favicon")) || (key1 === "webAsBroker")) || (key1 === "selfCheckIn")) || (key1 === "checkoutTwoSteps"))){
delete data0[key1];
}
}
if(data0.timeFormat === undefined){
data0.timeFormat = "24h";
}
if(data0.dateFormat === undefined){
data0.dateFormat = "DD/MM/YYYY";
}
if(data0.favicon === undefined){
data0.favicon = "";
}
if(data0.webAsBroker === undefined){
data0.webAsBroker = false;
}
if(data0.selfCheckIn === undefined){
data0.selfCheckIn = false;
}
if(data0.checkoutTwoSteps === undefined){
data0.checkoutTwoSteps = false;
}
let data1 = data0.timeFormat;
if(!((data1 === "24h") || (data1 === "12h"))){
const err0 = {instancePath:instancePath+"/featureFlags/timeFormat",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
let data2 = data0.dateFormat;
if(!(((((data2 === "DD/MM/YYYY") || (data2 === "MM/DD/YYYY")) || (data2 === "YYYY-MM-DD")) || (data2 === "DD.MM.YYYY")) || (data2 === "DD-MM-YYYY"))){
const err1 = {instancePath:instancePath+"/featureFlags/dateFormat",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
let data3 = data0.favicon;
if(typeof data3 === "string"){
if(!pattern105.test(data3)){
const err2 = {instancePath:instancePath+"/featureFlags/favicon",keyword:"pattern",message:"must match pattern \""+"^$|^/media/[A-Za-z0-9/_.-]+$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/featureFlags/favicon",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0.webAsBroker !== "boolean"){
const err4 = {instancePath:instancePath+"/featureFlags/webAsBroker",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0.selfCheckIn !== "boolean"){
const err5 = {instancePath:instancePath+"/featureFlags/selfCheckIn",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data0.checkoutTwoSteps !== "boolean"){
const err6 = {instancePath:instancePath+"/featureFlags/checkoutTwoSteps",keyword:"type",message:"must be boolean"};
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
const err7 = {instancePath:instancePath+"/featureFlags",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
let data7 = data.myAccount;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(!(((key2 === "enabled") || (key2 === "allowRegisterInCheckout")) || (key2 === "allowLoginInCheckout"))){
delete data7[key2];
}
}
if(data7.enabled === undefined){
data7.enabled = true;
}
if(data7.allowRegisterInCheckout === undefined){
data7.allowRegisterInCheckout = false;
}
if(data7.allowLoginInCheckout === undefined){
data7.allowLoginInCheckout = false;
}
if(typeof data7.enabled !== "boolean"){
const err8 = {instancePath:instancePath+"/myAccount/enabled",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data7.allowRegisterInCheckout !== "boolean"){
const err9 = {instancePath:instancePath+"/myAccount/allowRegisterInCheckout",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data7.allowLoginInCheckout !== "boolean"){
const err10 = {instancePath:instancePath+"/myAccount/allowLoginInCheckout",keyword:"type",message:"must be boolean"};
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
const err11 = {instancePath:instancePath+"/myAccount",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
let data11 = data.blog;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
if(!((key3 === "enabled") || (key3 === "postsPerPage"))){
delete data11[key3];
}
}
if(data11.enabled === undefined){
data11.enabled = true;
}
if(data11.postsPerPage === undefined){
data11.postsPerPage = 9;
}
if(typeof data11.enabled !== "boolean"){
const err12 = {instancePath:instancePath+"/blog/enabled",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
let data13 = data11.postsPerPage;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err13 = {instancePath:instancePath+"/blog/postsPerPage",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 60 || isNaN(data13)){
const err14 = {instancePath:instancePath+"/blog/postsPerPage",keyword:"maximum",message:"must be <= 60"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err15 = {instancePath:instancePath+"/blog/postsPerPage",keyword:"minimum",message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/blog",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
let data14 = data.languages;
if(Array.isArray(data14)){
if(data14.length > 19){
const err17 = {instancePath:instancePath+"/languages",keyword:"maxItems",message:"must NOT have more than 19 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key4 in data15){
if(!((((key4 === "isoLanguageName") || (key4 === "isDefault")) || (key4 === "url")) || (key4 === "dateFormat"))){
delete data15[key4];
}
}
if(data15.isoLanguageName === undefined){
data15.isoLanguageName = "en-US";
}
if(data15.isDefault === undefined){
data15.isDefault = false;
}
if(data15.url === undefined){
data15.url = "";
}
if(data15.dateFormat === undefined){
data15.dateFormat = "";
}
if(data15.isoLanguageName === undefined){
const err18 = {instancePath:instancePath+"/languages/" + i0,keyword:"required",message:"must have required property '"+"isoLanguageName"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
let data16 = data15.isoLanguageName;
if(!(((((((((((((((((((data16 === "de") || (data16 === "en-GB")) || (data16 === "en-US")) || (data16 === "es-AR")) || (data16 === "es-CL")) || (data16 === "es-CR")) || (data16 === "es-DO")) || (data16 === "es-MX")) || (data16 === "es-NI")) || (data16 === "es-US")) || (data16 === "es-ES")) || (data16 === "fr-FR")) || (data16 === "hr")) || (data16 === "it")) || (data16 === "nl-NL")) || (data16 === "pl")) || (data16 === "pt")) || (data16 === "ru")) || (data16 === "lt"))){
const err19 = {instancePath:instancePath+"/languages/" + i0+"/isoLanguageName",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data15.isDefault !== "boolean"){
const err20 = {instancePath:instancePath+"/languages/" + i0+"/isDefault",keyword:"type",message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
let data18 = data15.url;
if(typeof data18 === "string"){
if(func1(data18) > 300){
const err21 = {instancePath:instancePath+"/languages/" + i0+"/url",keyword:"maxLength",message:"must NOT have more than 300 characters"};
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
const err22 = {instancePath:instancePath+"/languages/" + i0+"/url",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
let data19 = data15.dateFormat;
if(!((((((data19 === "") || (data19 === "DD/MM/YYYY")) || (data19 === "MM/DD/YYYY")) || (data19 === "YYYY-MM-DD")) || (data19 === "DD.MM.YYYY")) || (data19 === "DD-MM-YYYY"))){
const err23 = {instancePath:instancePath+"/languages/" + i0+"/dateFormat",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/languages/" + i0,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/languages",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
let data20 = data.theme;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key5 in data20){
if(!((((((key5 === "general") || (key5 === "palette")) || (key5 === "fontLinks")) || (key5 === "fontFamilies")) || (key5 === "fontStyles")) || (key5 === "buttons"))){
delete data20[key5];
}
}
if(data20.general === undefined){
data20.general = {};
}
if(data20.palette === undefined){
data20.palette = {};
}
if(data20.fontLinks === undefined){
data20.fontLinks = [];
}
if(data20.fontFamilies === undefined){
data20.fontFamilies = [];
}
if(data20.fontStyles === undefined){
data20.fontStyles = {};
}
if(data20.buttons === undefined){
data20.buttons = {};
}
let data21 = data20.general;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key6 in data21){
if(!((((((key6 === "boxWidth") || (key6 === "radius")) || (key6 === "fieldRadius")) || (key6 === "shadows")) || (key6 === "motif")) || (key6 === "border"))){
delete data21[key6];
}
}
if(data21.boxWidth === undefined){
data21.boxWidth = 1280;
}
if(data21.radius === undefined){
data21.radius = 8;
}
if(data21.fieldRadius === undefined){
data21.fieldRadius = 8;
}
if(data21.shadows === undefined){
data21.shadows = "soft";
}
if(data21.motif === undefined){
data21.motif = "";
}
if(data21.border === undefined){
data21.border = "";
}
let data22 = data21.boxWidth;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err26 = {instancePath:instancePath+"/theme/general/boxWidth",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 2400 || isNaN(data22)){
const err27 = {instancePath:instancePath+"/theme/general/boxWidth",keyword:"maximum",message:"must be <= 2400"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data22 < 600 || isNaN(data22)){
const err28 = {instancePath:instancePath+"/theme/general/boxWidth",keyword:"minimum",message:"must be >= 600"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let data23 = data21.radius;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err29 = {instancePath:instancePath+"/theme/general/radius",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 40 || isNaN(data23)){
const err30 = {instancePath:instancePath+"/theme/general/radius",keyword:"maximum",message:"must be <= 40"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data23 < 0 || isNaN(data23)){
const err31 = {instancePath:instancePath+"/theme/general/radius",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
let data24 = data21.fieldRadius;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err32 = {instancePath:instancePath+"/theme/general/fieldRadius",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 999 || isNaN(data24)){
const err33 = {instancePath:instancePath+"/theme/general/fieldRadius",keyword:"maximum",message:"must be <= 999"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data24 < 0 || isNaN(data24)){
const err34 = {instancePath:instancePath+"/theme/general/fieldRadius",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
let data25 = data21.shadows;
if(!(((data25 === "none") || (data25 === "soft")) || (data25 === "flat"))){
const err35 = {instancePath:instancePath+"/theme/general/shadows",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
let data26 = data21.motif;
if(typeof data26 === "string"){
if(!pattern105.test(data26)){
const err36 = {instancePath:instancePath+"/theme/general/motif",keyword:"pattern",message:"must match pattern \""+"^$|^/media/[A-Za-z0-9/_.-]+$"+"\""};
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
const err37 = {instancePath:instancePath+"/theme/general/motif",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
let data27 = data21.border;
if(typeof data27 === "string"){
if(!pattern105.test(data27)){
const err38 = {instancePath:instancePath+"/theme/general/border",keyword:"pattern",message:"must match pattern \""+"^$|^/media/[A-Za-z0-9/_.-]+$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/theme/general/border",keyword:"type",message:"must be string"};
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
const err40 = {instancePath:instancePath+"/theme/general",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
let data28 = data20.palette;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key7 in data28){
if(!(func10.call(schema50.properties.palette.properties, key7))){
delete data28[key7];
}
}
if(data28.paper === undefined){
data28.paper = "#ffffff";
}
if(data28.surface === undefined){
data28.surface = "#f4f5f7";
}
if(data28.ink === undefined){
data28.ink = "#1a1d21";
}
if(data28.muted === undefined){
data28.muted = "#59616b";
}
if(data28.line === undefined){
data28.line = "#7c8490";
}
if(data28.primary === undefined){
data28.primary = "#1f4e79";
}
if(data28.accent === undefined){
data28.accent = "#b3420f";
}
if(data28.offer === undefined){
data28.offer = "#b3261e";
}
if(data28.error === undefined){
data28.error = "#b3261e";
}
if(data28.success === undefined){
data28.success = "#1f6b3a";
}
let data29 = data28.paper;
if(typeof data29 === "string"){
if(!pattern108.test(data29)){
const err41 = {instancePath:instancePath+"/theme/palette/paper",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
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
const err42 = {instancePath:instancePath+"/theme/palette/paper",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
let data30 = data28.surface;
if(typeof data30 === "string"){
if(!pattern108.test(data30)){
const err43 = {instancePath:instancePath+"/theme/palette/surface",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
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
const err44 = {instancePath:instancePath+"/theme/palette/surface",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
let data31 = data28.ink;
if(typeof data31 === "string"){
if(!pattern108.test(data31)){
const err45 = {instancePath:instancePath+"/theme/palette/ink",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
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
const err46 = {instancePath:instancePath+"/theme/palette/ink",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
let data32 = data28.muted;
if(typeof data32 === "string"){
if(!pattern108.test(data32)){
const err47 = {instancePath:instancePath+"/theme/palette/muted",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/theme/palette/muted",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
let data33 = data28.line;
if(typeof data33 === "string"){
if(!pattern108.test(data33)){
const err49 = {instancePath:instancePath+"/theme/palette/line",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
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
const err50 = {instancePath:instancePath+"/theme/palette/line",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
let data34 = data28.primary;
if(typeof data34 === "string"){
if(!pattern108.test(data34)){
const err51 = {instancePath:instancePath+"/theme/palette/primary",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/theme/palette/primary",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
let data35 = data28.accent;
if(typeof data35 === "string"){
if(!pattern108.test(data35)){
const err53 = {instancePath:instancePath+"/theme/palette/accent",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
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
const err54 = {instancePath:instancePath+"/theme/palette/accent",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
let data36 = data28.offer;
if(typeof data36 === "string"){
if(!pattern108.test(data36)){
const err55 = {instancePath:instancePath+"/theme/palette/offer",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
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
const err56 = {instancePath:instancePath+"/theme/palette/offer",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
let data37 = data28.error;
if(typeof data37 === "string"){
if(!pattern108.test(data37)){
const err57 = {instancePath:instancePath+"/theme/palette/error",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
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
const err58 = {instancePath:instancePath+"/theme/palette/error",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
let data38 = data28.success;
if(typeof data38 === "string"){
if(!pattern108.test(data38)){
const err59 = {instancePath:instancePath+"/theme/palette/success",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
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
const err60 = {instancePath:instancePath+"/theme/palette/success",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/theme/palette",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
let data39 = data20.fontLinks;
if(Array.isArray(data39)){
if(data39.length > 6){
const err62 = {instancePath:instancePath+"/theme/fontLinks",keyword:"maxItems",message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const len1 = data39.length;
for(let i1=0; i1<len1; i1++){
let data40 = data39[i1];
if(typeof data40 === "string"){
if(func1(data40) > 500){
const err63 = {instancePath:instancePath+"/theme/fontLinks/" + i1,keyword:"maxLength",message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!pattern118.test(data40)){
const err64 = {instancePath:instancePath+"/theme/fontLinks/" + i1,keyword:"pattern",message:"must match pattern \""+"^https://[^\\s\"'<>]+$"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/theme/fontLinks/" + i1,keyword:"type",message:"must be string"};
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
const err66 = {instancePath:instancePath+"/theme/fontLinks",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
let data41 = data20.fontFamilies;
if(Array.isArray(data41)){
if(data41.length > 2){
const err67 = {instancePath:instancePath+"/theme/fontFamilies",keyword:"maxItems",message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
const len2 = data41.length;
for(let i2=0; i2<len2; i2++){
let data42 = data41[i2];
if(!(((((data42 === "archivo") || (data42 === "source-serif-4")) || (data42 === "commissioner")) || (data42 === "bricolage-grotesque")) || (data42 === "figtree"))){
const err68 = {instancePath:instancePath+"/theme/fontFamilies/" + i2,keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/theme/fontFamilies",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
let data43 = data20.fontStyles;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key8 in data43){
if(!((key8 === "display") || (key8 === "body"))){
delete data43[key8];
}
}
if(data43.display === undefined){
data43.display = {"family":"Roboto, Helvetica, Arial, sans-serif","weight":700,"lineHeight":1.05,"letterSpacing":-0.02};
}
if(data43.body === undefined){
data43.body = {"family":"Roboto, Helvetica, Arial, sans-serif"};
}
let data44 = data43.display;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key9 in data44){
if(!((((((key9 === "family") || (key9 === "weight")) || (key9 === "stretch")) || (key9 === "size")) || (key9 === "letterSpacing")) || (key9 === "lineHeight"))){
delete data44[key9];
}
}
if(data44.weight === undefined){
data44.weight = 400;
}
if(data44.stretch === undefined){
data44.stretch = 100;
}
if(data44.size === undefined){
data44.size = 1;
}
if(data44.letterSpacing === undefined){
data44.letterSpacing = 0;
}
if(data44.lineHeight === undefined){
data44.lineHeight = 1.6;
}
if(data44.family === undefined){
const err70 = {instancePath:instancePath+"/theme/fontStyles/display",keyword:"required",message:"must have required property '"+"family"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data44.family !== undefined){
let data45 = data44.family;
if(typeof data45 === "string"){
if(!pattern119.test(data45)){
const err71 = {instancePath:instancePath+"/theme/fontStyles/display/family",keyword:"pattern",message:"must match pattern \""+"^[A-Za-z0-9 ,'\"-]{1,200}$"+"\""};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/theme/fontStyles/display/family",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
let data46 = data44.weight;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err73 = {instancePath:instancePath+"/theme/fontStyles/display/weight",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 > 900 || isNaN(data46)){
const err74 = {instancePath:instancePath+"/theme/fontStyles/display/weight",keyword:"maximum",message:"must be <= 900"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data46 < 100 || isNaN(data46)){
const err75 = {instancePath:instancePath+"/theme/fontStyles/display/weight",keyword:"minimum",message:"must be >= 100"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
let data47 = data44.stretch;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err76 = {instancePath:instancePath+"/theme/fontStyles/display/stretch",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 > 200 || isNaN(data47)){
const err77 = {instancePath:instancePath+"/theme/fontStyles/display/stretch",keyword:"maximum",message:"must be <= 200"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data47 < 50 || isNaN(data47)){
const err78 = {instancePath:instancePath+"/theme/fontStyles/display/stretch",keyword:"minimum",message:"must be >= 50"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
let data48 = data44.size;
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 > 1.4 || isNaN(data48)){
const err79 = {instancePath:instancePath+"/theme/fontStyles/display/size",keyword:"maximum",message:"must be <= 1.4"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data48 < 0.7 || isNaN(data48)){
const err80 = {instancePath:instancePath+"/theme/fontStyles/display/size",keyword:"minimum",message:"must be >= 0.7"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/theme/fontStyles/display/size",keyword:"type",message:"must be number"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
let data49 = data44.letterSpacing;
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 > 0.3 || isNaN(data49)){
const err82 = {instancePath:instancePath+"/theme/fontStyles/display/letterSpacing",keyword:"maximum",message:"must be <= 0.3"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data49 < -0.1 || isNaN(data49)){
const err83 = {instancePath:instancePath+"/theme/fontStyles/display/letterSpacing",keyword:"minimum",message:"must be >= -0.1"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/theme/fontStyles/display/letterSpacing",keyword:"type",message:"must be number"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
let data50 = data44.lineHeight;
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 > 2.2 || isNaN(data50)){
const err85 = {instancePath:instancePath+"/theme/fontStyles/display/lineHeight",keyword:"maximum",message:"must be <= 2.2"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data50 < 0.9 || isNaN(data50)){
const err86 = {instancePath:instancePath+"/theme/fontStyles/display/lineHeight",keyword:"minimum",message:"must be >= 0.9"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/theme/fontStyles/display/lineHeight",keyword:"type",message:"must be number"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/theme/fontStyles/display",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
let data51 = data43.body;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key10 in data51){
if(!((((((key10 === "family") || (key10 === "weight")) || (key10 === "stretch")) || (key10 === "size")) || (key10 === "letterSpacing")) || (key10 === "lineHeight"))){
delete data51[key10];
}
}
if(data51.weight === undefined){
data51.weight = 400;
}
if(data51.stretch === undefined){
data51.stretch = 100;
}
if(data51.size === undefined){
data51.size = 1;
}
if(data51.letterSpacing === undefined){
data51.letterSpacing = 0;
}
if(data51.lineHeight === undefined){
data51.lineHeight = 1.6;
}
if(data51.family === undefined){
const err89 = {instancePath:instancePath+"/theme/fontStyles/body",keyword:"required",message:"must have required property '"+"family"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data51.family !== undefined){
let data52 = data51.family;
if(typeof data52 === "string"){
if(!pattern119.test(data52)){
const err90 = {instancePath:instancePath+"/theme/fontStyles/body/family",keyword:"pattern",message:"must match pattern \""+"^[A-Za-z0-9 ,'\"-]{1,200}$"+"\""};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/theme/fontStyles/body/family",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
let data53 = data51.weight;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err92 = {instancePath:instancePath+"/theme/fontStyles/body/weight",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 900 || isNaN(data53)){
const err93 = {instancePath:instancePath+"/theme/fontStyles/body/weight",keyword:"maximum",message:"must be <= 900"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data53 < 100 || isNaN(data53)){
const err94 = {instancePath:instancePath+"/theme/fontStyles/body/weight",keyword:"minimum",message:"must be >= 100"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
let data54 = data51.stretch;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err95 = {instancePath:instancePath+"/theme/fontStyles/body/stretch",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 200 || isNaN(data54)){
const err96 = {instancePath:instancePath+"/theme/fontStyles/body/stretch",keyword:"maximum",message:"must be <= 200"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data54 < 50 || isNaN(data54)){
const err97 = {instancePath:instancePath+"/theme/fontStyles/body/stretch",keyword:"minimum",message:"must be >= 50"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
let data55 = data51.size;
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 > 1.4 || isNaN(data55)){
const err98 = {instancePath:instancePath+"/theme/fontStyles/body/size",keyword:"maximum",message:"must be <= 1.4"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data55 < 0.7 || isNaN(data55)){
const err99 = {instancePath:instancePath+"/theme/fontStyles/body/size",keyword:"minimum",message:"must be >= 0.7"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/theme/fontStyles/body/size",keyword:"type",message:"must be number"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
let data56 = data51.letterSpacing;
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 > 0.3 || isNaN(data56)){
const err101 = {instancePath:instancePath+"/theme/fontStyles/body/letterSpacing",keyword:"maximum",message:"must be <= 0.3"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data56 < -0.1 || isNaN(data56)){
const err102 = {instancePath:instancePath+"/theme/fontStyles/body/letterSpacing",keyword:"minimum",message:"must be >= -0.1"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/theme/fontStyles/body/letterSpacing",keyword:"type",message:"must be number"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
let data57 = data51.lineHeight;
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 2.2 || isNaN(data57)){
const err104 = {instancePath:instancePath+"/theme/fontStyles/body/lineHeight",keyword:"maximum",message:"must be <= 2.2"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data57 < 0.9 || isNaN(data57)){
const err105 = {instancePath:instancePath+"/theme/fontStyles/body/lineHeight",keyword:"minimum",message:"must be >= 0.9"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/theme/fontStyles/body/lineHeight",keyword:"type",message:"must be number"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else {
const err107 = {instancePath:instancePath+"/theme/fontStyles/body",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/theme/fontStyles",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
let data58 = data20.buttons;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const key11 in data58){
if(!((key11 === "primary") || (key11 === "secondary"))){
delete data58[key11];
}
}
if(data58.primary === undefined){
data58.primary = {};
}
if(data58.secondary === undefined){
data58.secondary = {"variant":"outlined"};
}
let data59 = data58.primary;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
for(const key12 in data59){
if(!(((((key12 === "variant") || (key12 === "background")) || (key12 === "color")) || (key12 === "radius")) || (key12 === "textTransform"))){
delete data59[key12];
}
}
if(data59.variant === undefined){
data59.variant = "contained";
}
if(data59.background === undefined){
data59.background = "";
}
if(data59.color === undefined){
data59.color = "";
}
if(data59.radius === undefined){
data59.radius = 8;
}
if(data59.textTransform === undefined){
data59.textTransform = "none";
}
let data60 = data59.variant;
if(!(((data60 === "contained") || (data60 === "outlined")) || (data60 === "text"))){
const err109 = {instancePath:instancePath+"/theme/buttons/primary/variant",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
let data61 = data59.background;
if(typeof data61 === "string"){
if(!pattern121.test(data61)){
const err110 = {instancePath:instancePath+"/theme/buttons/primary/background",keyword:"pattern",message:"must match pattern \""+"^$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/theme/buttons/primary/background",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
let data62 = data59.color;
if(typeof data62 === "string"){
if(!pattern121.test(data62)){
const err112 = {instancePath:instancePath+"/theme/buttons/primary/color",keyword:"pattern",message:"must match pattern \""+"^$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/theme/buttons/primary/color",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
let data63 = data59.radius;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err114 = {instancePath:instancePath+"/theme/buttons/primary/radius",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 999 || isNaN(data63)){
const err115 = {instancePath:instancePath+"/theme/buttons/primary/radius",keyword:"maximum",message:"must be <= 999"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data63 < 0 || isNaN(data63)){
const err116 = {instancePath:instancePath+"/theme/buttons/primary/radius",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
let data64 = data59.textTransform;
if(!(((data64 === "none") || (data64 === "uppercase")) || (data64 === "capitalize"))){
const err117 = {instancePath:instancePath+"/theme/buttons/primary/textTransform",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
else {
const err118 = {instancePath:instancePath+"/theme/buttons/primary",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
let data65 = data58.secondary;
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
for(const key13 in data65){
if(!(((((key13 === "variant") || (key13 === "background")) || (key13 === "color")) || (key13 === "radius")) || (key13 === "textTransform"))){
delete data65[key13];
}
}
if(data65.variant === undefined){
data65.variant = "contained";
}
if(data65.background === undefined){
data65.background = "";
}
if(data65.color === undefined){
data65.color = "";
}
if(data65.radius === undefined){
data65.radius = 8;
}
if(data65.textTransform === undefined){
data65.textTransform = "none";
}
let data66 = data65.variant;
if(!(((data66 === "contained") || (data66 === "outlined")) || (data66 === "text"))){
const err119 = {instancePath:instancePath+"/theme/buttons/secondary/variant",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
let data67 = data65.background;
if(typeof data67 === "string"){
if(!pattern121.test(data67)){
const err120 = {instancePath:instancePath+"/theme/buttons/secondary/background",keyword:"pattern",message:"must match pattern \""+"^$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
else {
const err121 = {instancePath:instancePath+"/theme/buttons/secondary/background",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
let data68 = data65.color;
if(typeof data68 === "string"){
if(!pattern121.test(data68)){
const err122 = {instancePath:instancePath+"/theme/buttons/secondary/color",keyword:"pattern",message:"must match pattern \""+"^$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/theme/buttons/secondary/color",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
let data69 = data65.radius;
if(!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))){
const err124 = {instancePath:instancePath+"/theme/buttons/secondary/radius",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 > 999 || isNaN(data69)){
const err125 = {instancePath:instancePath+"/theme/buttons/secondary/radius",keyword:"maximum",message:"must be <= 999"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data69 < 0 || isNaN(data69)){
const err126 = {instancePath:instancePath+"/theme/buttons/secondary/radius",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
let data70 = data65.textTransform;
if(!(((data70 === "none") || (data70 === "uppercase")) || (data70 === "capitalize"))){
const err127 = {instancePath:instancePath+"/theme/buttons/secondary/textTransform",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/theme/buttons/secondary",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/theme/buttons",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
else {
const err130 = {instancePath:instancePath+"/theme",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
let data71 = data.header;
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
for(const key14 in data71){
if(!((((((((key14 === "logo") || (key14 === "layout")) || (key14 === "menu")) || (key14 === "mobileToggle")) || (key14 === "menuItems")) || (key14 === "subMenu")) || (key14 === "subMenuItems")) || (key14 === "sharedComponentId"))){
delete data71[key14];
}
}
if(data71.logo === undefined){
data71.logo = {};
}
if(data71.layout === undefined){
data71.layout = "bar";
}
if(data71.menu === undefined){
data71.menu = {};
}
if(data71.mobileToggle === undefined){
data71.mobileToggle = {};
}
if(data71.menuItems === undefined){
data71.menuItems = {};
}
if(data71.subMenu === undefined){
data71.subMenu = {};
}
if(data71.subMenuItems === undefined){
data71.subMenuItems = {};
}
if(data71.sharedComponentId === undefined){
data71.sharedComponentId = "";
}
let data72 = data71.logo;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
for(const key15 in data72){
if(!(((((key15 === "src") || (key15 === "mailSrc")) || (key15 === "alt")) || (key15 === "width")) || (key15 === "height"))){
delete data72[key15];
}
}
if(data72.src === undefined){
data72.src = "";
}
if(data72.mailSrc === undefined){
data72.mailSrc = "";
}
if(data72.alt === undefined){
data72.alt = "";
}
if(data72.width === undefined){
data72.width = 160;
}
if(data72.height === undefined){
data72.height = 40;
}
let data73 = data72.src;
if(typeof data73 === "string"){
if(!pattern105.test(data73)){
const err131 = {instancePath:instancePath+"/header/logo/src",keyword:"pattern",message:"must match pattern \""+"^$|^/media/[A-Za-z0-9/_.-]+$"+"\""};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/header/logo/src",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
let data74 = data72.mailSrc;
if(typeof data74 === "string"){
if(!pattern126.test(data74)){
const err133 = {instancePath:instancePath+"/header/logo/mailSrc",keyword:"pattern",message:"must match pattern \""+"^$|^/media/[A-Za-z0-9/_.-]+[.](png|jpe?g|gif)$"+"\""};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
else {
const err134 = {instancePath:instancePath+"/header/logo/mailSrc",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
let data75 = data72.alt;
if(typeof data75 === "string"){
if(func1(data75) > 100){
const err135 = {instancePath:instancePath+"/header/logo/alt",keyword:"maxLength",message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
else {
const err136 = {instancePath:instancePath+"/header/logo/alt",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
let data76 = data72.width;
if(!(((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76))) && (isFinite(data76)))){
const err137 = {instancePath:instancePath+"/header/logo/width",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if((typeof data76 == "number") && (isFinite(data76))){
if(data76 > 480 || isNaN(data76)){
const err138 = {instancePath:instancePath+"/header/logo/width",keyword:"maximum",message:"must be <= 480"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data76 < 24 || isNaN(data76)){
const err139 = {instancePath:instancePath+"/header/logo/width",keyword:"minimum",message:"must be >= 24"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
let data77 = data72.height;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
const err140 = {instancePath:instancePath+"/header/logo/height",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 > 120 || isNaN(data77)){
const err141 = {instancePath:instancePath+"/header/logo/height",keyword:"maximum",message:"must be <= 120"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(data77 < 16 || isNaN(data77)){
const err142 = {instancePath:instancePath+"/header/logo/height",keyword:"minimum",message:"must be >= 16"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
}
else {
const err143 = {instancePath:instancePath+"/header/logo",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
let data78 = data71.layout;
if(!(((data78 === "bar") || (data78 === "centered")) || (data78 === "overlay"))){
const err144 = {instancePath:instancePath+"/header/layout",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
let data79 = data71.menu;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
for(const key16 in data79){
if(!((key16 === "menuId") || (key16 === "placement"))){
delete data79[key16];
}
}
if(data79.menuId === undefined){
data79.menuId = "";
}
if(data79.placement === undefined){
data79.placement = "end";
}
let data80 = data79.menuId;
if(typeof data80 === "string"){
if(func1(data80) > 80){
const err145 = {instancePath:instancePath+"/header/menu/menuId",keyword:"maxLength",message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
else {
const err146 = {instancePath:instancePath+"/header/menu/menuId",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
let data81 = data79.placement;
if(!(((data81 === "start") || (data81 === "center")) || (data81 === "end"))){
const err147 = {instancePath:instancePath+"/header/menu/placement",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/header/menu",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
let data82 = data71.mobileToggle;
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
for(const key17 in data82){
if(!((key17 === "color") || (key17 === "background"))){
delete data82[key17];
}
}
if(data82.color === undefined){
data82.color = "";
}
if(data82.background === undefined){
data82.background = "";
}
let data83 = data82.color;
if(typeof data83 === "string"){
if(!pattern121.test(data83)){
const err149 = {instancePath:instancePath+"/header/mobileToggle/color",keyword:"pattern",message:"must match pattern \""+"^$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
else {
const err150 = {instancePath:instancePath+"/header/mobileToggle/color",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
let data84 = data82.background;
if(typeof data84 === "string"){
if(!pattern121.test(data84)){
const err151 = {instancePath:instancePath+"/header/mobileToggle/background",keyword:"pattern",message:"must match pattern \""+"^$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
else {
const err152 = {instancePath:instancePath+"/header/mobileToggle/background",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
else {
const err153 = {instancePath:instancePath+"/header/mobileToggle",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
let data85 = data71.menuItems;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
for(const key18 in data85){
if(!((key18 === "color") || (key18 === "background"))){
delete data85[key18];
}
}
if(data85.color === undefined){
data85.color = "";
}
if(data85.background === undefined){
data85.background = "";
}
let data86 = data85.color;
if(typeof data86 === "string"){
if(!pattern121.test(data86)){
const err154 = {instancePath:instancePath+"/header/menuItems/color",keyword:"pattern",message:"must match pattern \""+"^$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
else {
const err155 = {instancePath:instancePath+"/header/menuItems/color",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
let data87 = data85.background;
if(typeof data87 === "string"){
if(!pattern121.test(data87)){
const err156 = {instancePath:instancePath+"/header/menuItems/background",keyword:"pattern",message:"must match pattern \""+"^$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
else {
const err157 = {instancePath:instancePath+"/header/menuItems/background",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
else {
const err158 = {instancePath:instancePath+"/header/menuItems",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
let data88 = data71.subMenu;
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
for(const key19 in data88){
if(!((key19 === "color") || (key19 === "background"))){
delete data88[key19];
}
}
if(data88.color === undefined){
data88.color = "";
}
if(data88.background === undefined){
data88.background = "";
}
let data89 = data88.color;
if(typeof data89 === "string"){
if(!pattern121.test(data89)){
const err159 = {instancePath:instancePath+"/header/subMenu/color",keyword:"pattern",message:"must match pattern \""+"^$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
else {
const err160 = {instancePath:instancePath+"/header/subMenu/color",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
let data90 = data88.background;
if(typeof data90 === "string"){
if(!pattern121.test(data90)){
const err161 = {instancePath:instancePath+"/header/subMenu/background",keyword:"pattern",message:"must match pattern \""+"^$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
else {
const err162 = {instancePath:instancePath+"/header/subMenu/background",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
else {
const err163 = {instancePath:instancePath+"/header/subMenu",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
let data91 = data71.subMenuItems;
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
for(const key20 in data91){
if(!((key20 === "color") || (key20 === "background"))){
delete data91[key20];
}
}
if(data91.color === undefined){
data91.color = "";
}
if(data91.background === undefined){
data91.background = "";
}
let data92 = data91.color;
if(typeof data92 === "string"){
if(!pattern121.test(data92)){
const err164 = {instancePath:instancePath+"/header/subMenuItems/color",keyword:"pattern",message:"must match pattern \""+"^$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
else {
const err165 = {instancePath:instancePath+"/header/subMenuItems/color",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
let data93 = data91.background;
if(typeof data93 === "string"){
if(!pattern121.test(data93)){
const err166 = {instancePath:instancePath+"/header/subMenuItems/background",keyword:"pattern",message:"must match pattern \""+"^$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
else {
const err167 = {instancePath:instancePath+"/header/subMenuItems/background",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
else {
const err168 = {instancePath:instancePath+"/header/subMenuItems",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
let data94 = data71.sharedComponentId;
if(typeof data94 === "string"){
if(func1(data94) > 80){
const err169 = {instancePath:instancePath+"/header/sharedComponentId",keyword:"maxLength",message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
else {
const err170 = {instancePath:instancePath+"/header/sharedComponentId",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
else {
const err171 = {instancePath:instancePath+"/header",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
let data95 = data.layouts;
if(Array.isArray(data95)){
if(data95.length > 30){
const err172 = {instancePath:instancePath+"/layouts",keyword:"maxItems",message:"must NOT have more than 30 items"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
const len3 = data95.length;
for(let i3=0; i3<len3; i3++){
let data96 = data95[i3];
if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
for(const key21 in data96){
if(!(((key21 === "id") || (key21 === "name")) || (key21 === "layoutItems"))){
delete data96[key21];
}
}
if(data96.name === undefined){
data96.name = "";
}
if(data96.id === undefined){
const err173 = {instancePath:instancePath+"/layouts/" + i3,keyword:"required",message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data96.layoutItems === undefined){
const err174 = {instancePath:instancePath+"/layouts/" + i3,keyword:"required",message:"must have required property '"+"layoutItems"+"'"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(data96.id !== undefined){
let data97 = data96.id;
if(typeof data97 === "string"){
if(!pattern135.test(data97)){
const err175 = {instancePath:instancePath+"/layouts/" + i3+"/id",keyword:"pattern",message:"must match pattern \""+"^[a-z0-9-]{1,80}$"+"\""};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
else {
const err176 = {instancePath:instancePath+"/layouts/" + i3+"/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
let data98 = data96.name;
if(typeof data98 === "string"){
if(func1(data98) > 120){
const err177 = {instancePath:instancePath+"/layouts/" + i3+"/name",keyword:"maxLength",message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
else {
const err178 = {instancePath:instancePath+"/layouts/" + i3+"/name",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(data96.layoutItems !== undefined){
let data99 = data96.layoutItems;
if(Array.isArray(data99)){
if(data99.length > 20){
const err179 = {instancePath:instancePath+"/layouts/" + i3+"/layoutItems",keyword:"maxItems",message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
const len4 = data99.length;
for(let i4=0; i4<len4; i4++){
let data100 = data99[i4];
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
for(const key22 in data100){
if(!((key22 === "type") || (key22 === "sharedComponentId"))){
delete data100[key22];
}
}
if(data100.type === undefined){
data100.type = "content";
}
if(data100.sharedComponentId === undefined){
data100.sharedComponentId = "";
}
if(data100.type === undefined){
const err180 = {instancePath:instancePath+"/layouts/" + i3+"/layoutItems/" + i4,keyword:"required",message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
let data101 = data100.type;
if(!(((data101 === "header") || (data101 === "component")) || (data101 === "content"))){
const err181 = {instancePath:instancePath+"/layouts/" + i3+"/layoutItems/" + i4+"/type",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
let data102 = data100.sharedComponentId;
if(typeof data102 === "string"){
if(func1(data102) > 80){
const err182 = {instancePath:instancePath+"/layouts/" + i3+"/layoutItems/" + i4+"/sharedComponentId",keyword:"maxLength",message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
else {
const err183 = {instancePath:instancePath+"/layouts/" + i3+"/layoutItems/" + i4+"/sharedComponentId",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
else {
const err184 = {instancePath:instancePath+"/layouts/" + i3+"/layoutItems/" + i4,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
}
else {
const err185 = {instancePath:instancePath+"/layouts/" + i3+"/layoutItems",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
}
else {
const err186 = {instancePath:instancePath+"/layouts/" + i3,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
}
else {
const err187 = {instancePath:instancePath+"/layouts",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
let data103 = data.sharedComponents;
if(Array.isArray(data103)){
if(data103.length > 60){
const err188 = {instancePath:instancePath+"/sharedComponents",keyword:"maxItems",message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
const len5 = data103.length;
for(let i5=0; i5<len5; i5++){
let data104 = data103[i5];
if(data104 && typeof data104 == "object" && !Array.isArray(data104)){
for(const key23 in data104){
if(!((((key23 === "id") || (key23 === "name")) || (key23 === "builder")) || (key23 === "wrapperTag"))){
delete data104[key23];
}
}
if(data104.wrapperTag === undefined){
data104.wrapperTag = "div";
}
if(data104.id === undefined){
const err189 = {instancePath:instancePath+"/sharedComponents/" + i5,keyword:"required",message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
if(data104.name === undefined){
const err190 = {instancePath:instancePath+"/sharedComponents/" + i5,keyword:"required",message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(data104.builder === undefined){
const err191 = {instancePath:instancePath+"/sharedComponents/" + i5,keyword:"required",message:"must have required property '"+"builder"+"'"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(data104.id !== undefined){
let data105 = data104.id;
if(typeof data105 === "string"){
if(!pattern135.test(data105)){
const err192 = {instancePath:instancePath+"/sharedComponents/" + i5+"/id",keyword:"pattern",message:"must match pattern \""+"^[a-z0-9-]{1,80}$"+"\""};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
else {
const err193 = {instancePath:instancePath+"/sharedComponents/" + i5+"/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
if(data104.name !== undefined){
let data106 = data104.name;
if(typeof data106 === "string"){
if(func1(data106) > 120){
const err194 = {instancePath:instancePath+"/sharedComponents/" + i5+"/name",keyword:"maxLength",message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
else {
const err195 = {instancePath:instancePath+"/sharedComponents/" + i5+"/name",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data104.builder !== undefined){
if(!(validate24(data104.builder, {instancePath:instancePath+"/sharedComponents/" + i5+"/builder",parentData:data104,parentDataProperty:"builder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
let data108 = data104.wrapperTag;
if(typeof data108 === "string"){
if(func1(data108) > 20){
const err196 = {instancePath:instancePath+"/sharedComponents/" + i5+"/wrapperTag",keyword:"maxLength",message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
else {
const err197 = {instancePath:instancePath+"/sharedComponents/" + i5+"/wrapperTag",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
else {
const err198 = {instancePath:instancePath+"/sharedComponents/" + i5,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
}
else {
const err199 = {instancePath:instancePath+"/sharedComponents",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
let data109 = data.routes;
if(Array.isArray(data109)){
if(data109.length > 300){
const err200 = {instancePath:instancePath+"/routes",keyword:"maxItems",message:"must NOT have more than 300 items"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
const len6 = data109.length;
for(let i6=0; i6<len6; i6++){
let data110 = data109[i6];
if(data110 && typeof data110 == "object" && !Array.isArray(data110)){
for(const key24 in data110){
if(!(((key24 === "id") || (key24 === "path")) || (key24 === "label"))){
delete data110[key24];
}
}
if(data110.label === undefined){
data110.label = {};
}
if(data110.id === undefined){
const err201 = {instancePath:instancePath+"/routes/" + i6,keyword:"required",message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if(data110.path === undefined){
const err202 = {instancePath:instancePath+"/routes/" + i6,keyword:"required",message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if(data110.id !== undefined){
let data111 = data110.id;
if(typeof data111 === "string"){
if(!pattern77.test(data111)){
const err203 = {instancePath:instancePath+"/routes/" + i6+"/id",keyword:"pattern",message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
else {
const err204 = {instancePath:instancePath+"/routes/" + i6+"/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data110.path !== undefined){
let data112 = data110.path;
if(data112 && typeof data112 == "object" && !Array.isArray(data112)){
for(const key25 in data112){
if(!(pattern6.test(key25))){
delete data112[key25];
}
}
for(const key26 in data112){
if(pattern6.test(key26)){
let data113 = data112[key26];
if(typeof data113 === "string"){
if(func1(data113) > 200){
const err205 = {instancePath:instancePath+"/routes/" + i6+"/path/" + key26.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
if(!pattern91.test(data113)){
const err206 = {instancePath:instancePath+"/routes/" + i6+"/path/" + key26.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"pattern",message:"must match pattern \""+"^[^/\\\\?#\\s][^\\\\?#\\s]*$|^$"+"\""};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
else {
const err207 = {instancePath:instancePath+"/routes/" + i6+"/path/" + key26.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
}
}
else {
const err208 = {instancePath:instancePath+"/routes/" + i6+"/path",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
let data114 = data110.label;
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
for(const key27 in data114){
if(!(pattern6.test(key27))){
delete data114[key27];
}
}
for(const key28 in data114){
if(pattern6.test(key28)){
let data115 = data114[key28];
if(typeof data115 === "string"){
if(func1(data115) > 4000){
const err209 = {instancePath:instancePath+"/routes/" + i6+"/label/" + key28.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
else {
const err210 = {instancePath:instancePath+"/routes/" + i6+"/label/" + key28.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
}
}
else {
const err211 = {instancePath:instancePath+"/routes/" + i6+"/label",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
else {
const err212 = {instancePath:instancePath+"/routes/" + i6,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
}
else {
const err213 = {instancePath:instancePath+"/routes",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
let data116 = data.menus;
if(Array.isArray(data116)){
if(data116.length > 30){
const err214 = {instancePath:instancePath+"/menus",keyword:"maxItems",message:"must NOT have more than 30 items"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
const len7 = data116.length;
for(let i7=0; i7<len7; i7++){
let data117 = data116[i7];
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
for(const key29 in data117){
if(!(((key29 === "id") || (key29 === "name")) || (key29 === "menuItems"))){
delete data117[key29];
}
}
if(data117.name === undefined){
data117.name = "";
}
if(data117.id === undefined){
const err215 = {instancePath:instancePath+"/menus/" + i7,keyword:"required",message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
if(data117.menuItems === undefined){
const err216 = {instancePath:instancePath+"/menus/" + i7,keyword:"required",message:"must have required property '"+"menuItems"+"'"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
if(data117.id !== undefined){
let data118 = data117.id;
if(typeof data118 === "string"){
if(!pattern135.test(data118)){
const err217 = {instancePath:instancePath+"/menus/" + i7+"/id",keyword:"pattern",message:"must match pattern \""+"^[a-z0-9-]{1,80}$"+"\""};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
else {
const err218 = {instancePath:instancePath+"/menus/" + i7+"/id",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
let data119 = data117.name;
if(typeof data119 === "string"){
if(func1(data119) > 120){
const err219 = {instancePath:instancePath+"/menus/" + i7+"/name",keyword:"maxLength",message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
else {
const err220 = {instancePath:instancePath+"/menus/" + i7+"/name",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if(data117.menuItems !== undefined){
let data120 = data117.menuItems;
if(Array.isArray(data120)){
if(data120.length > 40){
const err221 = {instancePath:instancePath+"/menus/" + i7+"/menuItems",keyword:"maxItems",message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
const len8 = data120.length;
for(let i8=0; i8<len8; i8++){
if(!(validate38(data120[i8], {instancePath:instancePath+"/menus/" + i7+"/menuItems/" + i8,parentData:data120,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err222 = {instancePath:instancePath+"/menus/" + i7+"/menuItems",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
}
else {
const err223 = {instancePath:instancePath+"/menus/" + i7,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
}
else {
const err224 = {instancePath:instancePath+"/menus",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
else {
const err225 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


export const Theme = validate40;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/page/theme" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "general") || (key0 === "palette")) || (key0 === "fontLinks")) || (key0 === "fontFamilies")) || (key0 === "fontStyles")) || (key0 === "buttons"))){
delete data[key0];
}
}
if(data.general === undefined){
data.general = {};
}
if(data.palette === undefined){
data.palette = {};
}
if(data.fontLinks === undefined){
data.fontLinks = [];
}
if(data.fontFamilies === undefined){
data.fontFamilies = [];
}
if(data.fontStyles === undefined){
data.fontStyles = {};
}
if(data.buttons === undefined){
data.buttons = {};
}
let data0 = data.general;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((((((key1 === "boxWidth") || (key1 === "radius")) || (key1 === "fieldRadius")) || (key1 === "shadows")) || (key1 === "motif")) || (key1 === "border"))){
delete data0[key1];
}
}
if(data0.boxWidth === undefined){
data0.boxWidth = 1280;
}
if(data0.radius === undefined){
data0.radius = 8;
}
if(data0.fieldRadius === undefined){
data0.fieldRadius = 8;
}
if(data0.shadows === undefined){
data0.shadows = "soft";
}
if(data0.motif === undefined){
data0.motif = "";
}
if(data0.border === undefined){
data0.border = "";
}
let data1 = data0.boxWidth;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/general/boxWidth",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2400 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/general/boxWidth",keyword:"maximum",message:"must be <= 2400"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 < 600 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/general/boxWidth",keyword:"minimum",message:"must be >= 600"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data2 = data0.radius;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/general/radius",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 40 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/general/radius",keyword:"maximum",message:"must be <= 40"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/general/radius",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let data3 = data0.fieldRadius;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/general/fieldRadius",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/general/fieldRadius",keyword:"maximum",message:"must be <= 999"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/general/fieldRadius",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data4 = data0.shadows;
if(!(((data4 === "none") || (data4 === "soft")) || (data4 === "flat"))){
const err9 = {instancePath:instancePath+"/general/shadows",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
let data5 = data0.motif;
if(typeof data5 === "string"){
if(!pattern105.test(data5)){
const err10 = {instancePath:instancePath+"/general/motif",keyword:"pattern",message:"must match pattern \""+"^$|^/media/[A-Za-z0-9/_.-]+$"+"\""};
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
const err11 = {instancePath:instancePath+"/general/motif",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
let data6 = data0.border;
if(typeof data6 === "string"){
if(!pattern105.test(data6)){
const err12 = {instancePath:instancePath+"/general/border",keyword:"pattern",message:"must match pattern \""+"^$|^/media/[A-Za-z0-9/_.-]+$"+"\""};
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
const err13 = {instancePath:instancePath+"/general/border",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/general",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
let data7 = data.palette;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(!(func10.call(schema50.properties.palette.properties, key2))){
delete data7[key2];
}
}
if(data7.paper === undefined){
data7.paper = "#ffffff";
}
if(data7.surface === undefined){
data7.surface = "#f4f5f7";
}
if(data7.ink === undefined){
data7.ink = "#1a1d21";
}
if(data7.muted === undefined){
data7.muted = "#59616b";
}
if(data7.line === undefined){
data7.line = "#7c8490";
}
if(data7.primary === undefined){
data7.primary = "#1f4e79";
}
if(data7.accent === undefined){
data7.accent = "#b3420f";
}
if(data7.offer === undefined){
data7.offer = "#b3261e";
}
if(data7.error === undefined){
data7.error = "#b3261e";
}
if(data7.success === undefined){
data7.success = "#1f6b3a";
}
let data8 = data7.paper;
if(typeof data8 === "string"){
if(!pattern108.test(data8)){
const err15 = {instancePath:instancePath+"/palette/paper",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/palette/paper",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
let data9 = data7.surface;
if(typeof data9 === "string"){
if(!pattern108.test(data9)){
const err17 = {instancePath:instancePath+"/palette/surface",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/palette/surface",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
let data10 = data7.ink;
if(typeof data10 === "string"){
if(!pattern108.test(data10)){
const err19 = {instancePath:instancePath+"/palette/ink",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
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
const err20 = {instancePath:instancePath+"/palette/ink",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
let data11 = data7.muted;
if(typeof data11 === "string"){
if(!pattern108.test(data11)){
const err21 = {instancePath:instancePath+"/palette/muted",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
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
const err22 = {instancePath:instancePath+"/palette/muted",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
let data12 = data7.line;
if(typeof data12 === "string"){
if(!pattern108.test(data12)){
const err23 = {instancePath:instancePath+"/palette/line",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/palette/line",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
let data13 = data7.primary;
if(typeof data13 === "string"){
if(!pattern108.test(data13)){
const err25 = {instancePath:instancePath+"/palette/primary",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
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
const err26 = {instancePath:instancePath+"/palette/primary",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
let data14 = data7.accent;
if(typeof data14 === "string"){
if(!pattern108.test(data14)){
const err27 = {instancePath:instancePath+"/palette/accent",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/palette/accent",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
let data15 = data7.offer;
if(typeof data15 === "string"){
if(!pattern108.test(data15)){
const err29 = {instancePath:instancePath+"/palette/offer",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
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
const err30 = {instancePath:instancePath+"/palette/offer",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
let data16 = data7.error;
if(typeof data16 === "string"){
if(!pattern108.test(data16)){
const err31 = {instancePath:instancePath+"/palette/error",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
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
const err32 = {instancePath:instancePath+"/palette/error",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
let data17 = data7.success;
if(typeof data17 === "string"){
if(!pattern108.test(data17)){
const err33 = {instancePath:instancePath+"/palette/success",keyword:"pattern",message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
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
const err34 = {instancePath:instancePath+"/palette/success",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/palette",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
let data18 = data.fontLinks;
if(Array.isArray(data18)){
if(data18.length > 6){
const err36 = {instancePath:instancePath+"/fontLinks",keyword:"maxItems",message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(typeof data19 === "string"){
if(func1(data19) > 500){
const err37 = {instancePath:instancePath+"/fontLinks/" + i0,keyword:"maxLength",message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern118.test(data19)){
const err38 = {instancePath:instancePath+"/fontLinks/" + i0,keyword:"pattern",message:"must match pattern \""+"^https://[^\\s\"'<>]+$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/fontLinks/" + i0,keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/fontLinks",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
let data20 = data.fontFamilies;
if(Array.isArray(data20)){
if(data20.length > 2){
const err41 = {instancePath:instancePath+"/fontFamilies",keyword:"maxItems",message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
if(!(((((data21 === "archivo") || (data21 === "source-serif-4")) || (data21 === "commissioner")) || (data21 === "bricolage-grotesque")) || (data21 === "figtree"))){
const err42 = {instancePath:instancePath+"/fontFamilies/" + i1,keyword:"enum",message:"must be equal to one of the allowed values"};
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
const err43 = {instancePath:instancePath+"/fontFamilies",keyword:"type",message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
let data22 = data.fontStyles;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key3 in data22){
if(!((key3 === "display") || (key3 === "body"))){
delete data22[key3];
}
}
if(data22.display === undefined){
data22.display = {"family":"Roboto, Helvetica, Arial, sans-serif","weight":700,"lineHeight":1.05,"letterSpacing":-0.02};
}
if(data22.body === undefined){
data22.body = {"family":"Roboto, Helvetica, Arial, sans-serif"};
}
let data23 = data22.display;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key4 in data23){
if(!((((((key4 === "family") || (key4 === "weight")) || (key4 === "stretch")) || (key4 === "size")) || (key4 === "letterSpacing")) || (key4 === "lineHeight"))){
delete data23[key4];
}
}
if(data23.weight === undefined){
data23.weight = 400;
}
if(data23.stretch === undefined){
data23.stretch = 100;
}
if(data23.size === undefined){
data23.size = 1;
}
if(data23.letterSpacing === undefined){
data23.letterSpacing = 0;
}
if(data23.lineHeight === undefined){
data23.lineHeight = 1.6;
}
if(data23.family === undefined){
const err44 = {instancePath:instancePath+"/fontStyles/display",keyword:"required",message:"must have required property '"+"family"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data23.family !== undefined){
let data24 = data23.family;
if(typeof data24 === "string"){
if(!pattern119.test(data24)){
const err45 = {instancePath:instancePath+"/fontStyles/display/family",keyword:"pattern",message:"must match pattern \""+"^[A-Za-z0-9 ,'\"-]{1,200}$"+"\""};
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
const err46 = {instancePath:instancePath+"/fontStyles/display/family",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
let data25 = data23.weight;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err47 = {instancePath:instancePath+"/fontStyles/display/weight",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 900 || isNaN(data25)){
const err48 = {instancePath:instancePath+"/fontStyles/display/weight",keyword:"maximum",message:"must be <= 900"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data25 < 100 || isNaN(data25)){
const err49 = {instancePath:instancePath+"/fontStyles/display/weight",keyword:"minimum",message:"must be >= 100"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
let data26 = data23.stretch;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err50 = {instancePath:instancePath+"/fontStyles/display/stretch",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 200 || isNaN(data26)){
const err51 = {instancePath:instancePath+"/fontStyles/display/stretch",keyword:"maximum",message:"must be <= 200"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data26 < 50 || isNaN(data26)){
const err52 = {instancePath:instancePath+"/fontStyles/display/stretch",keyword:"minimum",message:"must be >= 50"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
let data27 = data23.size;
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 1.4 || isNaN(data27)){
const err53 = {instancePath:instancePath+"/fontStyles/display/size",keyword:"maximum",message:"must be <= 1.4"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data27 < 0.7 || isNaN(data27)){
const err54 = {instancePath:instancePath+"/fontStyles/display/size",keyword:"minimum",message:"must be >= 0.7"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/fontStyles/display/size",keyword:"type",message:"must be number"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
let data28 = data23.letterSpacing;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 0.3 || isNaN(data28)){
const err56 = {instancePath:instancePath+"/fontStyles/display/letterSpacing",keyword:"maximum",message:"must be <= 0.3"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data28 < -0.1 || isNaN(data28)){
const err57 = {instancePath:instancePath+"/fontStyles/display/letterSpacing",keyword:"minimum",message:"must be >= -0.1"};
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
const err58 = {instancePath:instancePath+"/fontStyles/display/letterSpacing",keyword:"type",message:"must be number"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
let data29 = data23.lineHeight;
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 2.2 || isNaN(data29)){
const err59 = {instancePath:instancePath+"/fontStyles/display/lineHeight",keyword:"maximum",message:"must be <= 2.2"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data29 < 0.9 || isNaN(data29)){
const err60 = {instancePath:instancePath+"/fontStyles/display/lineHeight",keyword:"minimum",message:"must be >= 0.9"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/fontStyles/display/lineHeight",keyword:"type",message:"must be number"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/fontStyles/display",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
let data30 = data22.body;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key5 in data30){
if(!((((((key5 === "family") || (key5 === "weight")) || (key5 === "stretch")) || (key5 === "size")) || (key5 === "letterSpacing")) || (key5 === "lineHeight"))){
delete data30[key5];
}
}
if(data30.weight === undefined){
data30.weight = 400;
}
if(data30.stretch === undefined){
data30.stretch = 100;
}
if(data30.size === undefined){
data30.size = 1;
}
if(data30.letterSpacing === undefined){
data30.letterSpacing = 0;
}
if(data30.lineHeight === undefined){
data30.lineHeight = 1.6;
}
if(data30.family === undefined){
const err63 = {instancePath:instancePath+"/fontStyles/body",keyword:"required",message:"must have required property '"+"family"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data30.family !== undefined){
let data31 = data30.family;
if(typeof data31 === "string"){
if(!pattern119.test(data31)){
const err64 = {instancePath:instancePath+"/fontStyles/body/family",keyword:"pattern",message:"must match pattern \""+"^[A-Za-z0-9 ,'\"-]{1,200}$"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/fontStyles/body/family",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
let data32 = data30.weight;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err66 = {instancePath:instancePath+"/fontStyles/body/weight",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 900 || isNaN(data32)){
const err67 = {instancePath:instancePath+"/fontStyles/body/weight",keyword:"maximum",message:"must be <= 900"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data32 < 100 || isNaN(data32)){
const err68 = {instancePath:instancePath+"/fontStyles/body/weight",keyword:"minimum",message:"must be >= 100"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
let data33 = data30.stretch;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err69 = {instancePath:instancePath+"/fontStyles/body/stretch",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 200 || isNaN(data33)){
const err70 = {instancePath:instancePath+"/fontStyles/body/stretch",keyword:"maximum",message:"must be <= 200"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data33 < 50 || isNaN(data33)){
const err71 = {instancePath:instancePath+"/fontStyles/body/stretch",keyword:"minimum",message:"must be >= 50"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
let data34 = data30.size;
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 1.4 || isNaN(data34)){
const err72 = {instancePath:instancePath+"/fontStyles/body/size",keyword:"maximum",message:"must be <= 1.4"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data34 < 0.7 || isNaN(data34)){
const err73 = {instancePath:instancePath+"/fontStyles/body/size",keyword:"minimum",message:"must be >= 0.7"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/fontStyles/body/size",keyword:"type",message:"must be number"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
let data35 = data30.letterSpacing;
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 0.3 || isNaN(data35)){
const err75 = {instancePath:instancePath+"/fontStyles/body/letterSpacing",keyword:"maximum",message:"must be <= 0.3"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data35 < -0.1 || isNaN(data35)){
const err76 = {instancePath:instancePath+"/fontStyles/body/letterSpacing",keyword:"minimum",message:"must be >= -0.1"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/fontStyles/body/letterSpacing",keyword:"type",message:"must be number"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
let data36 = data30.lineHeight;
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 2.2 || isNaN(data36)){
const err78 = {instancePath:instancePath+"/fontStyles/body/lineHeight",keyword:"maximum",message:"must be <= 2.2"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data36 < 0.9 || isNaN(data36)){
const err79 = {instancePath:instancePath+"/fontStyles/body/lineHeight",keyword:"minimum",message:"must be >= 0.9"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/fontStyles/body/lineHeight",keyword:"type",message:"must be number"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/fontStyles/body",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/fontStyles",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
let data37 = data.buttons;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key6 in data37){
if(!((key6 === "primary") || (key6 === "secondary"))){
delete data37[key6];
}
}
if(data37.primary === undefined){
data37.primary = {};
}
if(data37.secondary === undefined){
data37.secondary = {"variant":"outlined"};
}
let data38 = data37.primary;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key7 in data38){
if(!(((((key7 === "variant") || (key7 === "background")) || (key7 === "color")) || (key7 === "radius")) || (key7 === "textTransform"))){
delete data38[key7];
}
}
if(data38.variant === undefined){
data38.variant = "contained";
}
if(data38.background === undefined){
data38.background = "";
}
if(data38.color === undefined){
data38.color = "";
}
if(data38.radius === undefined){
data38.radius = 8;
}
if(data38.textTransform === undefined){
data38.textTransform = "none";
}
let data39 = data38.variant;
if(!(((data39 === "contained") || (data39 === "outlined")) || (data39 === "text"))){
const err83 = {instancePath:instancePath+"/buttons/primary/variant",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
let data40 = data38.background;
if(typeof data40 === "string"){
if(!pattern121.test(data40)){
const err84 = {instancePath:instancePath+"/buttons/primary/background",keyword:"pattern",message:"must match pattern \""+"^$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/buttons/primary/background",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
let data41 = data38.color;
if(typeof data41 === "string"){
if(!pattern121.test(data41)){
const err86 = {instancePath:instancePath+"/buttons/primary/color",keyword:"pattern",message:"must match pattern \""+"^$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/buttons/primary/color",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
let data42 = data38.radius;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err88 = {instancePath:instancePath+"/buttons/primary/radius",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 999 || isNaN(data42)){
const err89 = {instancePath:instancePath+"/buttons/primary/radius",keyword:"maximum",message:"must be <= 999"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data42 < 0 || isNaN(data42)){
const err90 = {instancePath:instancePath+"/buttons/primary/radius",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
let data43 = data38.textTransform;
if(!(((data43 === "none") || (data43 === "uppercase")) || (data43 === "capitalize"))){
const err91 = {instancePath:instancePath+"/buttons/primary/textTransform",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/buttons/primary",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
let data44 = data37.secondary;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key8 in data44){
if(!(((((key8 === "variant") || (key8 === "background")) || (key8 === "color")) || (key8 === "radius")) || (key8 === "textTransform"))){
delete data44[key8];
}
}
if(data44.variant === undefined){
data44.variant = "contained";
}
if(data44.background === undefined){
data44.background = "";
}
if(data44.color === undefined){
data44.color = "";
}
if(data44.radius === undefined){
data44.radius = 8;
}
if(data44.textTransform === undefined){
data44.textTransform = "none";
}
let data45 = data44.variant;
if(!(((data45 === "contained") || (data45 === "outlined")) || (data45 === "text"))){
const err93 = {instancePath:instancePath+"/buttons/secondary/variant",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
let data46 = data44.background;
if(typeof data46 === "string"){
if(!pattern121.test(data46)){
const err94 = {instancePath:instancePath+"/buttons/secondary/background",keyword:"pattern",message:"must match pattern \""+"^$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/buttons/secondary/background",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
let data47 = data44.color;
if(typeof data47 === "string"){
if(!pattern121.test(data47)){
const err96 = {instancePath:instancePath+"/buttons/secondary/color",keyword:"pattern",message:"must match pattern \""+"^$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/buttons/secondary/color",keyword:"type",message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
let data48 = data44.radius;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err98 = {instancePath:instancePath+"/buttons/secondary/radius",keyword:"type",message:"must be integer"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 > 999 || isNaN(data48)){
const err99 = {instancePath:instancePath+"/buttons/secondary/radius",keyword:"maximum",message:"must be <= 999"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data48 < 0 || isNaN(data48)){
const err100 = {instancePath:instancePath+"/buttons/secondary/radius",keyword:"minimum",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
let data49 = data44.textTransform;
if(!(((data49 === "none") || (data49 === "uppercase")) || (data49 === "capitalize"))){
const err101 = {instancePath:instancePath+"/buttons/secondary/textTransform",keyword:"enum",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/buttons/secondary",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/buttons",keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
else {
const err104 = {instancePath,keyword:"type",message:"must be object"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

