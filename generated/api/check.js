// Generated from schemas/api by `npm run generate`. Do not edit.
import helper0Module from "ajv/dist/runtime/ucs2length.js";
const helper0 = helper0Module.default ?? helper0Module;

export const AccessTokenRequest = validate20;
const schema31 = {
 "$id": "https://forecourt.dev/schemas/api/access-token-request",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "name",
  "role",
  "days"
 ],
 "properties": {
  "name": {
   "type": "string",
   "minLength": 1,
   "maxLength": 80,
   "pattern": "\\S"
  },
  "role": {
   "enum": [
    "editor",
    "publisher",
    "administrator"
   ]
  },
  "days": {
   "type": "integer",
   "minimum": 1,
   "maximum": 365
  }
 }
};
const func1 = helper0;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/access-token-request" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.days === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "role")) || (key0 === "days"))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 80){
const err4 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
if(data.role !== undefined){
let data1 = data.role;
if(!(((data1 === "editor") || (data1 === "publisher")) || (data1 === "administrator"))){
const err8 = {instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema31.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.days !== undefined){
let data2 = data.days;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/days",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 365 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/days",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/days",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


export const AccessToken = validate21;
const schema32 = {
 "$id": "https://forecourt.dev/schemas/api/access-token",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "name",
  "role",
  "createdAt",
  "expiresAt",
  "lastUsedAt"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[0-9a-f-]{36}$"
  },
  "name": {
   "type": "string",
   "minLength": 1,
   "maxLength": 80,
   "pattern": "\\S"
  },
  "role": {
   "enum": [
    "editor",
    "publisher",
    "administrator"
   ]
  },
  "createdAt": {
   "type": "integer"
  },
  "expiresAt": {
   "type": "integer"
  },
  "lastUsedAt": {
   "type": [
    "integer",
    "null"
   ]
  }
 }
};
const pattern5 = new RegExp("^[0-9a-f-]{36}$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/access-token" */;
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
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.role === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.expiresAt === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.lastUsedAt === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "lastUsedAt"},message:"must have required property '"+"lastUsedAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "role")) || (key0 === "createdAt")) || (key0 === "expiresAt")) || (key0 === "lastUsedAt"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err7 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[0-9a-f-]{36}$"},message:"must match pattern \""+"^[0-9a-f-]{36}$"+"\""};
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
const err8 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 80){
const err9 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern4.test(data1)){
const err11 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err12 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.role !== undefined){
let data2 = data.role;
if(!(((data2 === "editor") || (data2 === "publisher")) || (data2 === "administrator"))){
const err13 = {instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema32.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data3 = data.createdAt;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/createdAt",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data4 = data.expiresAt;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/expiresAt",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.lastUsedAt !== undefined){
let data5 = data.lastUsedAt;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err16 = {instancePath:instancePath+"/lastUsedAt",keyword:"type",params:{type: schema32.properties.lastUsedAt.type},message:"must be integer,null"};
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
const err17 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


export const AccountLinkToken = validate22;
const schema33 = {
 "$id": "https://forecourt.dev/schemas/api/account-link-token",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "token"
 ],
 "properties": {
  "token": {
   "type": "string",
   "minLength": 1,
   "maxLength": 200
  }
 }
};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/account-link-token" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "token")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/token",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


export const AccountLinkUse = validate23;
const schema34 = {
 "$id": "https://forecourt.dev/schemas/api/account-link-use",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "token"
 ],
 "properties": {
  "token": {
   "type": "string",
   "minLength": 1,
   "maxLength": 200
  },
  "name": {
   "type": "string",
   "minLength": 1,
   "maxLength": 80,
   "pattern": "\\S"
  },
  "password": {
   "type": "string",
   "minLength": 1,
   "maxLength": 128
  }
 }
};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/account-link-use" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "token") || (key0 === "name")) || (key0 === "password"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/token",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(func1(data1) > 80){
const err5 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err8 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 === "string"){
if(func1(data2) > 128){
const err9 = {instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data2) < 1){
const err10 = {instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err11 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}


export const AccountLink = validate24;
const schema35 = {
 "$id": "https://forecourt.dev/schemas/api/account-link",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "purpose",
  "email",
  "siteName",
  "hasPassword"
 ],
 "properties": {
  "purpose": {
   "enum": [
    "invitation",
    "reset"
   ]
  },
  "email": {
   "type": "string"
  },
  "siteName": {
   "type": "string"
  },
  "hasPassword": {
   "type": "boolean"
  }
 }
};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/account-link" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.purpose === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "purpose"},message:"must have required property '"+"purpose"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.siteName === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "siteName"},message:"must have required property '"+"siteName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.hasPassword === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "hasPassword"},message:"must have required property '"+"hasPassword"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "purpose") || (key0 === "email")) || (key0 === "siteName")) || (key0 === "hasPassword"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.purpose !== undefined){
let data0 = data.purpose;
if(!((data0 === "invitation") || (data0 === "reset"))){
const err5 = {instancePath:instancePath+"/purpose",keyword:"enum",params:{allowedValues: schema35.properties.purpose.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err6 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.siteName !== undefined){
if(typeof data.siteName !== "string"){
const err7 = {instancePath:instancePath+"/siteName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.hasPassword !== undefined){
if(typeof data.hasPassword !== "boolean"){
const err8 = {instancePath:instancePath+"/hasPassword",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}


export const ActivityEntry = validate25;
const schema36 = {
 "$id": "https://forecourt.dev/schemas/api/activity-entry",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "at",
  "by",
  "via",
  "event",
  "documents",
  "subject",
  "role"
 ],
 "properties": {
  "id": {
   "type": "integer",
   "minimum": 1
  },
  "at": {
   "type": "integer"
  },
  "by": {
   "type": [
    "string",
    "null"
   ]
  },
  "via": {
   "enum": [
    "mcp",
    "import",
    null
   ]
  },
  "event": {
   "enum": [
    "published",
    "publishedAgain",
    "unpublished",
    "archived",
    "restored",
    "personInvited",
    "invitationAccepted",
    "roleChanged",
    "personDeactivated",
    "personActivated",
    "personRemoved",
    "passwordResetSent",
    "tokenCreated",
    "tokenRevoked"
   ]
  },
  "documents": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "id",
     "version",
     "title"
    ],
    "properties": {
     "kind": {
      "type": "string"
     },
     "id": {
      "type": "string"
     },
     "version": {
      "type": [
       "integer",
       "null"
      ]
     },
     "title": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      }
     }
    }
   }
  },
  "subject": {
   "type": [
    "string",
    "null"
   ]
  },
  "role": {
   "enum": [
    "editor",
    "publisher",
    "administrator",
    null
   ]
  }
 }
};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/activity-entry" */;
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
if(data.at === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.by === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.via === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "via"},message:"must have required property '"+"via"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.event === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.documents === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "documents"},message:"must have required property '"+"documents"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.subject === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.role === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "at")) || (key0 === "by")) || (key0 === "via")) || (key0 === "event")) || (key0 === "documents")) || (key0 === "subject")) || (key0 === "role"))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err9 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err10 = {instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.at !== undefined){
let data1 = data.at;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err11 = {instancePath:instancePath+"/at",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.by !== undefined){
let data2 = data.by;
if((typeof data2 !== "string") && (data2 !== null)){
const err12 = {instancePath:instancePath+"/by",keyword:"type",params:{type: schema36.properties.by.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.via !== undefined){
let data3 = data.via;
if(!(((data3 === "mcp") || (data3 === "import")) || (data3 === null))){
const err13 = {instancePath:instancePath+"/via",keyword:"enum",params:{allowedValues: schema36.properties.via.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.event !== undefined){
let data4 = data.event;
if(!((((((((((((((data4 === "published") || (data4 === "publishedAgain")) || (data4 === "unpublished")) || (data4 === "archived")) || (data4 === "restored")) || (data4 === "personInvited")) || (data4 === "invitationAccepted")) || (data4 === "roleChanged")) || (data4 === "personDeactivated")) || (data4 === "personActivated")) || (data4 === "personRemoved")) || (data4 === "passwordResetSent")) || (data4 === "tokenCreated")) || (data4 === "tokenRevoked"))){
const err14 = {instancePath:instancePath+"/event",keyword:"enum",params:{allowedValues: schema36.properties.event.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.documents !== undefined){
let data5 = data.documents;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.kind === undefined){
const err15 = {instancePath:instancePath+"/documents/" + i0,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.id === undefined){
const err16 = {instancePath:instancePath+"/documents/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.version === undefined){
const err17 = {instancePath:instancePath+"/documents/" + i0,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.title === undefined){
const err18 = {instancePath:instancePath+"/documents/" + i0,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data6){
if(!((((key1 === "kind") || (key1 === "id")) || (key1 === "version")) || (key1 === "title"))){
const err19 = {instancePath:instancePath+"/documents/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.kind !== undefined){
if(typeof data6.kind !== "string"){
const err20 = {instancePath:instancePath+"/documents/" + i0+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.id !== undefined){
if(typeof data6.id !== "string"){
const err21 = {instancePath:instancePath+"/documents/" + i0+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.version !== undefined){
let data9 = data6.version;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err22 = {instancePath:instancePath+"/documents/" + i0+"/version",keyword:"type",params:{type: schema36.properties.documents.items.properties.version.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.title !== undefined){
let data10 = data6.title;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(typeof data10[key2] !== "string"){
const err23 = {instancePath:instancePath+"/documents/" + i0+"/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/documents/" + i0+"/title",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err25 = {instancePath:instancePath+"/documents/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err26 = {instancePath:instancePath+"/documents",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.subject !== undefined){
let data12 = data.subject;
if((typeof data12 !== "string") && (data12 !== null)){
const err27 = {instancePath:instancePath+"/subject",keyword:"type",params:{type: schema36.properties.subject.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.role !== undefined){
let data13 = data.role;
if(!((((data13 === "editor") || (data13 === "publisher")) || (data13 === "administrator")) || (data13 === null))){
const err28 = {instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema36.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}


export const Additional = validate26;
const schema37 = {
 "$id": "https://forecourt.dev/schemas/api/additional",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "name",
  "description",
  "imagePath",
  "type",
  "price",
  "priceWithoutTaxes",
  "dailyPrice",
  "dailyPriceWithoutTaxes",
  "isPriceByDay",
  "maxQuantityPerBooking",
  "availableStock",
  "isRequired",
  "isDefault",
  "excludes",
  "taxes",
  "currency"
 ],
 "properties": {
  "id": {
   "type": [
    "string",
    "number"
   ]
  },
  "name": {
   "type": "string"
  },
  "description": {
   "type": "string"
  },
  "imagePath": {
   "type": "string"
  },
  "type": {
   "enum": [
    "Insurance",
    "Additional",
    "Other"
   ]
  },
  "price": {
   "type": "number"
  },
  "priceWithoutTaxes": {
   "type": "number"
  },
  "dailyPrice": {
   "type": "number"
  },
  "dailyPriceWithoutTaxes": {
   "type": "number"
  },
  "isPriceByDay": {
   "type": "boolean"
  },
  "maxQuantityPerBooking": {
   "type": [
    "integer",
    "null"
   ]
  },
  "availableStock": {
   "type": [
    "integer",
    "null"
   ]
  },
  "isRequired": {
   "type": "boolean"
  },
  "isDefault": {
   "type": "boolean"
  },
  "excludes": {
   "type": "array",
   "items": {
    "type": [
     "string",
     "number"
    ]
   }
  },
  "taxes": {
   "type": "number"
  },
  "currency": {
   "type": "string"
  },
  "refusal": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "reason"
   ],
   "properties": {
    "reason": {
     "enum": [
      "needs-notice",
      "not-at-pick-up",
      "not-at-drop-off",
      "out-of-season"
     ]
    },
    "hours": {
     "type": "integer"
    },
    "from": {
     "type": "string"
    },
    "to": {
     "type": "string"
    }
   }
  }
 }
};
const func13 = Object.prototype.hasOwnProperty;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/additional" */;
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
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.imagePath === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "imagePath"},message:"must have required property '"+"imagePath"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.price === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.priceWithoutTaxes === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "priceWithoutTaxes"},message:"must have required property '"+"priceWithoutTaxes"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.dailyPrice === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "dailyPrice"},message:"must have required property '"+"dailyPrice"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.dailyPriceWithoutTaxes === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "dailyPriceWithoutTaxes"},message:"must have required property '"+"dailyPriceWithoutTaxes"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.isPriceByDay === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "isPriceByDay"},message:"must have required property '"+"isPriceByDay"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.maxQuantityPerBooking === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "maxQuantityPerBooking"},message:"must have required property '"+"maxQuantityPerBooking"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.availableStock === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "availableStock"},message:"must have required property '"+"availableStock"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.isRequired === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "isRequired"},message:"must have required property '"+"isRequired"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.isDefault === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "isDefault"},message:"must have required property '"+"isDefault"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.excludes === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "excludes"},message:"must have required property '"+"excludes"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.taxes === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "taxes"},message:"must have required property '"+"taxes"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.currency === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key0 in data){
if(!(func13.call(schema37.properties, key0))){
const err17 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err18 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema37.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err19 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err20 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.imagePath !== undefined){
if(typeof data.imagePath !== "string"){
const err21 = {instancePath:instancePath+"/imagePath",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.type !== undefined){
let data4 = data.type;
if(!(((data4 === "Insurance") || (data4 === "Additional")) || (data4 === "Other"))){
const err22 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema37.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.price !== undefined){
let data5 = data.price;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err23 = {instancePath:instancePath+"/price",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.priceWithoutTaxes !== undefined){
let data6 = data.priceWithoutTaxes;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err24 = {instancePath:instancePath+"/priceWithoutTaxes",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.dailyPrice !== undefined){
let data7 = data.dailyPrice;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/dailyPrice",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.dailyPriceWithoutTaxes !== undefined){
let data8 = data.dailyPriceWithoutTaxes;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err26 = {instancePath:instancePath+"/dailyPriceWithoutTaxes",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.isPriceByDay !== undefined){
if(typeof data.isPriceByDay !== "boolean"){
const err27 = {instancePath:instancePath+"/isPriceByDay",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.maxQuantityPerBooking !== undefined){
let data10 = data.maxQuantityPerBooking;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err28 = {instancePath:instancePath+"/maxQuantityPerBooking",keyword:"type",params:{type: schema37.properties.maxQuantityPerBooking.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.availableStock !== undefined){
let data11 = data.availableStock;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err29 = {instancePath:instancePath+"/availableStock",keyword:"type",params:{type: schema37.properties.availableStock.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.isRequired !== undefined){
if(typeof data.isRequired !== "boolean"){
const err30 = {instancePath:instancePath+"/isRequired",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.isDefault !== undefined){
if(typeof data.isDefault !== "boolean"){
const err31 = {instancePath:instancePath+"/isDefault",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.excludes !== undefined){
let data14 = data.excludes;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if((typeof data15 !== "string") && (!((typeof data15 == "number") && (isFinite(data15))))){
const err32 = {instancePath:instancePath+"/excludes/" + i0,keyword:"type",params:{type: schema37.properties.excludes.items.type},message:"must be string,number"};
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
else {
const err33 = {instancePath:instancePath+"/excludes",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.taxes !== undefined){
let data16 = data.taxes;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err34 = {instancePath:instancePath+"/taxes",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err35 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.refusal !== undefined){
let data18 = data.refusal;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.reason === undefined){
const err36 = {instancePath:instancePath+"/refusal",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key1 in data18){
if(!((((key1 === "reason") || (key1 === "hours")) || (key1 === "from")) || (key1 === "to"))){
const err37 = {instancePath:instancePath+"/refusal",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data18.reason !== undefined){
let data19 = data18.reason;
if(!((((data19 === "needs-notice") || (data19 === "not-at-pick-up")) || (data19 === "not-at-drop-off")) || (data19 === "out-of-season"))){
const err38 = {instancePath:instancePath+"/refusal/reason",keyword:"enum",params:{allowedValues: schema37.properties.refusal.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data18.hours !== undefined){
let data20 = data18.hours;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err39 = {instancePath:instancePath+"/refusal/hours",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data18.from !== undefined){
if(typeof data18.from !== "string"){
const err40 = {instancePath:instancePath+"/refusal/from",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data18.to !== undefined){
if(typeof data18.to !== "string"){
const err41 = {instancePath:instancePath+"/refusal/to",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err42 = {instancePath:instancePath+"/refusal",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err43 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


export const AttentionSchedule = validate27;
const schema38 = {
 "$id": "https://forecourt.dev/schemas/api/attention-schedule",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "branchOfficeId",
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "holiday",
  "closedDays",
  "scheduleDates",
  "branchHolidays",
  "gap",
  "gapForBookingTime",
  "allowAfterHours",
  "utcDiff"
 ],
 "properties": {
  "branchOfficeId": {
   "type": [
    "string",
    "number"
   ]
  },
  "sunday": {
   "type": "array",
   "items": {
    "$ref": "opening-range"
   }
  },
  "monday": {
   "type": "array",
   "items": {
    "$ref": "opening-range"
   }
  },
  "tuesday": {
   "type": "array",
   "items": {
    "$ref": "opening-range"
   }
  },
  "wednesday": {
   "type": "array",
   "items": {
    "$ref": "opening-range"
   }
  },
  "thursday": {
   "type": "array",
   "items": {
    "$ref": "opening-range"
   }
  },
  "friday": {
   "type": "array",
   "items": {
    "$ref": "opening-range"
   }
  },
  "saturday": {
   "type": "array",
   "items": {
    "$ref": "opening-range"
   }
  },
  "holiday": {
   "type": "array",
   "items": {
    "$ref": "opening-range"
   }
  },
  "closedDays": {
   "type": "array",
   "items": {
    "type": "string",
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
   }
  },
  "scheduleDates": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "date",
     "range"
    ],
    "properties": {
     "date": {
      "type": "string",
      "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
     },
     "range": {
      "type": "array",
      "items": {
       "$ref": "opening-range"
      }
     }
    }
   }
  },
  "branchHolidays": {
   "type": "array",
   "items": {
    "type": "string",
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
   }
  },
  "gap": {
   "type": "number",
   "minimum": 0
  },
  "gapForBookingTime": {
   "type": "integer",
   "minimum": 1
  },
  "allowAfterHours": {
   "type": "boolean"
  },
  "beforeHoursMaxMinutes": {
   "type": "integer",
   "minimum": 0
  },
  "afterHoursMaxMinutes": {
   "type": "integer",
   "minimum": 0
  },
  "afterHoursFee": {
   "type": "number",
   "minimum": 0
  },
  "currency": {
   "type": "string",
   "pattern": "^[A-Z]{3}$"
  },
  "utcDiff": {
   "type": "number",
   "minimum": -14,
   "maximum": 14
  }
 }
};
const schema39 = {
 "$id": "https://forecourt.dev/schemas/api/opening-range",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "openedFrom",
  "openedTo"
 ],
 "properties": {
  "openedFrom": {
   "type": "string",
   "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
  },
  "openedTo": {
   "type": "string",
   "pattern": "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"
  }
 }
};
const pattern8 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern9 = new RegExp("^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$", "u");
const pattern24 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
const pattern29 = new RegExp("^[A-Z]{3}$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/attention-schedule" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.branchOfficeId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "branchOfficeId"},message:"must have required property '"+"branchOfficeId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sunday === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "sunday"},message:"must have required property '"+"sunday"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.monday === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "monday"},message:"must have required property '"+"monday"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tuesday === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "tuesday"},message:"must have required property '"+"tuesday"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.wednesday === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "wednesday"},message:"must have required property '"+"wednesday"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.thursday === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "thursday"},message:"must have required property '"+"thursday"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.friday === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "friday"},message:"must have required property '"+"friday"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.saturday === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "saturday"},message:"must have required property '"+"saturday"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.holiday === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "holiday"},message:"must have required property '"+"holiday"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.closedDays === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "closedDays"},message:"must have required property '"+"closedDays"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.scheduleDates === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "scheduleDates"},message:"must have required property '"+"scheduleDates"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.branchHolidays === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "branchHolidays"},message:"must have required property '"+"branchHolidays"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.gap === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "gap"},message:"must have required property '"+"gap"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.gapForBookingTime === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "gapForBookingTime"},message:"must have required property '"+"gapForBookingTime"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.allowAfterHours === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "allowAfterHours"},message:"must have required property '"+"allowAfterHours"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.utcDiff === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "utcDiff"},message:"must have required property '"+"utcDiff"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key0 in data){
if(!(func13.call(schema38.properties, key0))){
const err16 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.branchOfficeId !== undefined){
let data0 = data.branchOfficeId;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err17 = {instancePath:instancePath+"/branchOfficeId",keyword:"type",params:{type: schema38.properties.branchOfficeId.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sunday !== undefined){
let data1 = data.sunday;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.openedFrom === undefined){
const err18 = {instancePath:instancePath+"/sunday/" + i0,keyword:"required",params:{missingProperty: "openedFrom"},message:"must have required property '"+"openedFrom"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data2.openedTo === undefined){
const err19 = {instancePath:instancePath+"/sunday/" + i0,keyword:"required",params:{missingProperty: "openedTo"},message:"must have required property '"+"openedTo"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "openedFrom") || (key1 === "openedTo"))){
const err20 = {instancePath:instancePath+"/sunday/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.openedFrom !== undefined){
let data3 = data2.openedFrom;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err21 = {instancePath:instancePath+"/sunday/" + i0+"/openedFrom",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"},message:"must match pattern \""+"^([01]\\d|2[0-3]):[0-5]\\d$"+"\""};
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
const err22 = {instancePath:instancePath+"/sunday/" + i0+"/openedFrom",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data2.openedTo !== undefined){
let data4 = data2.openedTo;
if(typeof data4 === "string"){
if(!pattern9.test(data4)){
const err23 = {instancePath:instancePath+"/sunday/" + i0+"/openedTo",keyword:"pattern",params:{pattern: "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},message:"must match pattern \""+"^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"+"\""};
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
const err24 = {instancePath:instancePath+"/sunday/" + i0+"/openedTo",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err25 = {instancePath:instancePath+"/sunday/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err26 = {instancePath:instancePath+"/sunday",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.monday !== undefined){
let data5 = data.monday;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.openedFrom === undefined){
const err27 = {instancePath:instancePath+"/monday/" + i1,keyword:"required",params:{missingProperty: "openedFrom"},message:"must have required property '"+"openedFrom"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6.openedTo === undefined){
const err28 = {instancePath:instancePath+"/monday/" + i1,keyword:"required",params:{missingProperty: "openedTo"},message:"must have required property '"+"openedTo"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key2 in data6){
if(!((key2 === "openedFrom") || (key2 === "openedTo"))){
const err29 = {instancePath:instancePath+"/monday/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.openedFrom !== undefined){
let data7 = data6.openedFrom;
if(typeof data7 === "string"){
if(!pattern8.test(data7)){
const err30 = {instancePath:instancePath+"/monday/" + i1+"/openedFrom",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"},message:"must match pattern \""+"^([01]\\d|2[0-3]):[0-5]\\d$"+"\""};
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
const err31 = {instancePath:instancePath+"/monday/" + i1+"/openedFrom",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data6.openedTo !== undefined){
let data8 = data6.openedTo;
if(typeof data8 === "string"){
if(!pattern9.test(data8)){
const err32 = {instancePath:instancePath+"/monday/" + i1+"/openedTo",keyword:"pattern",params:{pattern: "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},message:"must match pattern \""+"^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"+"\""};
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
const err33 = {instancePath:instancePath+"/monday/" + i1+"/openedTo",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/monday/" + i1,keyword:"type",params:{type: "object"},message:"must be object"};
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
const err35 = {instancePath:instancePath+"/monday",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.tuesday !== undefined){
let data9 = data.tuesday;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.openedFrom === undefined){
const err36 = {instancePath:instancePath+"/tuesday/" + i2,keyword:"required",params:{missingProperty: "openedFrom"},message:"must have required property '"+"openedFrom"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data10.openedTo === undefined){
const err37 = {instancePath:instancePath+"/tuesday/" + i2,keyword:"required",params:{missingProperty: "openedTo"},message:"must have required property '"+"openedTo"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key3 in data10){
if(!((key3 === "openedFrom") || (key3 === "openedTo"))){
const err38 = {instancePath:instancePath+"/tuesday/" + i2,keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data10.openedFrom !== undefined){
let data11 = data10.openedFrom;
if(typeof data11 === "string"){
if(!pattern8.test(data11)){
const err39 = {instancePath:instancePath+"/tuesday/" + i2+"/openedFrom",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"},message:"must match pattern \""+"^([01]\\d|2[0-3]):[0-5]\\d$"+"\""};
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
const err40 = {instancePath:instancePath+"/tuesday/" + i2+"/openedFrom",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data10.openedTo !== undefined){
let data12 = data10.openedTo;
if(typeof data12 === "string"){
if(!pattern9.test(data12)){
const err41 = {instancePath:instancePath+"/tuesday/" + i2+"/openedTo",keyword:"pattern",params:{pattern: "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},message:"must match pattern \""+"^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"+"\""};
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
const err42 = {instancePath:instancePath+"/tuesday/" + i2+"/openedTo",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err43 = {instancePath:instancePath+"/tuesday/" + i2,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/tuesday",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.wednesday !== undefined){
let data13 = data.wednesday;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.openedFrom === undefined){
const err45 = {instancePath:instancePath+"/wednesday/" + i3,keyword:"required",params:{missingProperty: "openedFrom"},message:"must have required property '"+"openedFrom"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data14.openedTo === undefined){
const err46 = {instancePath:instancePath+"/wednesday/" + i3,keyword:"required",params:{missingProperty: "openedTo"},message:"must have required property '"+"openedTo"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key4 in data14){
if(!((key4 === "openedFrom") || (key4 === "openedTo"))){
const err47 = {instancePath:instancePath+"/wednesday/" + i3,keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data14.openedFrom !== undefined){
let data15 = data14.openedFrom;
if(typeof data15 === "string"){
if(!pattern8.test(data15)){
const err48 = {instancePath:instancePath+"/wednesday/" + i3+"/openedFrom",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"},message:"must match pattern \""+"^([01]\\d|2[0-3]):[0-5]\\d$"+"\""};
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
const err49 = {instancePath:instancePath+"/wednesday/" + i3+"/openedFrom",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data14.openedTo !== undefined){
let data16 = data14.openedTo;
if(typeof data16 === "string"){
if(!pattern9.test(data16)){
const err50 = {instancePath:instancePath+"/wednesday/" + i3+"/openedTo",keyword:"pattern",params:{pattern: "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},message:"must match pattern \""+"^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"+"\""};
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
const err51 = {instancePath:instancePath+"/wednesday/" + i3+"/openedTo",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/wednesday/" + i3,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/wednesday",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.thursday !== undefined){
let data17 = data.thursday;
if(Array.isArray(data17)){
const len4 = data17.length;
for(let i4=0; i4<len4; i4++){
let data18 = data17[i4];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.openedFrom === undefined){
const err54 = {instancePath:instancePath+"/thursday/" + i4,keyword:"required",params:{missingProperty: "openedFrom"},message:"must have required property '"+"openedFrom"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data18.openedTo === undefined){
const err55 = {instancePath:instancePath+"/thursday/" + i4,keyword:"required",params:{missingProperty: "openedTo"},message:"must have required property '"+"openedTo"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key5 in data18){
if(!((key5 === "openedFrom") || (key5 === "openedTo"))){
const err56 = {instancePath:instancePath+"/thursday/" + i4,keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data18.openedFrom !== undefined){
let data19 = data18.openedFrom;
if(typeof data19 === "string"){
if(!pattern8.test(data19)){
const err57 = {instancePath:instancePath+"/thursday/" + i4+"/openedFrom",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"},message:"must match pattern \""+"^([01]\\d|2[0-3]):[0-5]\\d$"+"\""};
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
const err58 = {instancePath:instancePath+"/thursday/" + i4+"/openedFrom",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data18.openedTo !== undefined){
let data20 = data18.openedTo;
if(typeof data20 === "string"){
if(!pattern9.test(data20)){
const err59 = {instancePath:instancePath+"/thursday/" + i4+"/openedTo",keyword:"pattern",params:{pattern: "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},message:"must match pattern \""+"^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"+"\""};
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
const err60 = {instancePath:instancePath+"/thursday/" + i4+"/openedTo",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err61 = {instancePath:instancePath+"/thursday/" + i4,keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err62 = {instancePath:instancePath+"/thursday",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.friday !== undefined){
let data21 = data.friday;
if(Array.isArray(data21)){
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
let data22 = data21[i5];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.openedFrom === undefined){
const err63 = {instancePath:instancePath+"/friday/" + i5,keyword:"required",params:{missingProperty: "openedFrom"},message:"must have required property '"+"openedFrom"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data22.openedTo === undefined){
const err64 = {instancePath:instancePath+"/friday/" + i5,keyword:"required",params:{missingProperty: "openedTo"},message:"must have required property '"+"openedTo"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
for(const key6 in data22){
if(!((key6 === "openedFrom") || (key6 === "openedTo"))){
const err65 = {instancePath:instancePath+"/friday/" + i5,keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data22.openedFrom !== undefined){
let data23 = data22.openedFrom;
if(typeof data23 === "string"){
if(!pattern8.test(data23)){
const err66 = {instancePath:instancePath+"/friday/" + i5+"/openedFrom",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"},message:"must match pattern \""+"^([01]\\d|2[0-3]):[0-5]\\d$"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/friday/" + i5+"/openedFrom",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data22.openedTo !== undefined){
let data24 = data22.openedTo;
if(typeof data24 === "string"){
if(!pattern9.test(data24)){
const err68 = {instancePath:instancePath+"/friday/" + i5+"/openedTo",keyword:"pattern",params:{pattern: "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},message:"must match pattern \""+"^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"+"\""};
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
const err69 = {instancePath:instancePath+"/friday/" + i5+"/openedTo",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err70 = {instancePath:instancePath+"/friday/" + i5,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/friday",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.saturday !== undefined){
let data25 = data.saturday;
if(Array.isArray(data25)){
const len6 = data25.length;
for(let i6=0; i6<len6; i6++){
let data26 = data25[i6];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.openedFrom === undefined){
const err72 = {instancePath:instancePath+"/saturday/" + i6,keyword:"required",params:{missingProperty: "openedFrom"},message:"must have required property '"+"openedFrom"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data26.openedTo === undefined){
const err73 = {instancePath:instancePath+"/saturday/" + i6,keyword:"required",params:{missingProperty: "openedTo"},message:"must have required property '"+"openedTo"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
for(const key7 in data26){
if(!((key7 === "openedFrom") || (key7 === "openedTo"))){
const err74 = {instancePath:instancePath+"/saturday/" + i6,keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data26.openedFrom !== undefined){
let data27 = data26.openedFrom;
if(typeof data27 === "string"){
if(!pattern8.test(data27)){
const err75 = {instancePath:instancePath+"/saturday/" + i6+"/openedFrom",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"},message:"must match pattern \""+"^([01]\\d|2[0-3]):[0-5]\\d$"+"\""};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/saturday/" + i6+"/openedFrom",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data26.openedTo !== undefined){
let data28 = data26.openedTo;
if(typeof data28 === "string"){
if(!pattern9.test(data28)){
const err77 = {instancePath:instancePath+"/saturday/" + i6+"/openedTo",keyword:"pattern",params:{pattern: "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},message:"must match pattern \""+"^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"+"\""};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/saturday/" + i6+"/openedTo",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/saturday/" + i6,keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err80 = {instancePath:instancePath+"/saturday",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.holiday !== undefined){
let data29 = data.holiday;
if(Array.isArray(data29)){
const len7 = data29.length;
for(let i7=0; i7<len7; i7++){
let data30 = data29[i7];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.openedFrom === undefined){
const err81 = {instancePath:instancePath+"/holiday/" + i7,keyword:"required",params:{missingProperty: "openedFrom"},message:"must have required property '"+"openedFrom"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data30.openedTo === undefined){
const err82 = {instancePath:instancePath+"/holiday/" + i7,keyword:"required",params:{missingProperty: "openedTo"},message:"must have required property '"+"openedTo"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
for(const key8 in data30){
if(!((key8 === "openedFrom") || (key8 === "openedTo"))){
const err83 = {instancePath:instancePath+"/holiday/" + i7,keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data30.openedFrom !== undefined){
let data31 = data30.openedFrom;
if(typeof data31 === "string"){
if(!pattern8.test(data31)){
const err84 = {instancePath:instancePath+"/holiday/" + i7+"/openedFrom",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"},message:"must match pattern \""+"^([01]\\d|2[0-3]):[0-5]\\d$"+"\""};
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
const err85 = {instancePath:instancePath+"/holiday/" + i7+"/openedFrom",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data30.openedTo !== undefined){
let data32 = data30.openedTo;
if(typeof data32 === "string"){
if(!pattern9.test(data32)){
const err86 = {instancePath:instancePath+"/holiday/" + i7+"/openedTo",keyword:"pattern",params:{pattern: "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},message:"must match pattern \""+"^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"+"\""};
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
const err87 = {instancePath:instancePath+"/holiday/" + i7+"/openedTo",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/holiday/" + i7,keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err89 = {instancePath:instancePath+"/holiday",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.closedDays !== undefined){
let data33 = data.closedDays;
if(Array.isArray(data33)){
const len8 = data33.length;
for(let i8=0; i8<len8; i8++){
let data34 = data33[i8];
if(typeof data34 === "string"){
if(!pattern24.test(data34)){
const err90 = {instancePath:instancePath+"/closedDays/" + i8,keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""};
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
const err91 = {instancePath:instancePath+"/closedDays/" + i8,keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err92 = {instancePath:instancePath+"/closedDays",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.scheduleDates !== undefined){
let data35 = data.scheduleDates;
if(Array.isArray(data35)){
const len9 = data35.length;
for(let i9=0; i9<len9; i9++){
let data36 = data35[i9];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.date === undefined){
const err93 = {instancePath:instancePath+"/scheduleDates/" + i9,keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data36.range === undefined){
const err94 = {instancePath:instancePath+"/scheduleDates/" + i9,keyword:"required",params:{missingProperty: "range"},message:"must have required property '"+"range"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
for(const key9 in data36){
if(!((key9 === "date") || (key9 === "range"))){
const err95 = {instancePath:instancePath+"/scheduleDates/" + i9,keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data36.date !== undefined){
let data37 = data36.date;
if(typeof data37 === "string"){
if(!pattern24.test(data37)){
const err96 = {instancePath:instancePath+"/scheduleDates/" + i9+"/date",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""};
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
const err97 = {instancePath:instancePath+"/scheduleDates/" + i9+"/date",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data36.range !== undefined){
let data38 = data36.range;
if(Array.isArray(data38)){
const len10 = data38.length;
for(let i10=0; i10<len10; i10++){
let data39 = data38[i10];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.openedFrom === undefined){
const err98 = {instancePath:instancePath+"/scheduleDates/" + i9+"/range/" + i10,keyword:"required",params:{missingProperty: "openedFrom"},message:"must have required property '"+"openedFrom"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data39.openedTo === undefined){
const err99 = {instancePath:instancePath+"/scheduleDates/" + i9+"/range/" + i10,keyword:"required",params:{missingProperty: "openedTo"},message:"must have required property '"+"openedTo"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
for(const key10 in data39){
if(!((key10 === "openedFrom") || (key10 === "openedTo"))){
const err100 = {instancePath:instancePath+"/scheduleDates/" + i9+"/range/" + i10,keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data39.openedFrom !== undefined){
let data40 = data39.openedFrom;
if(typeof data40 === "string"){
if(!pattern8.test(data40)){
const err101 = {instancePath:instancePath+"/scheduleDates/" + i9+"/range/" + i10+"/openedFrom",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"},message:"must match pattern \""+"^([01]\\d|2[0-3]):[0-5]\\d$"+"\""};
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
const err102 = {instancePath:instancePath+"/scheduleDates/" + i9+"/range/" + i10+"/openedFrom",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data39.openedTo !== undefined){
let data41 = data39.openedTo;
if(typeof data41 === "string"){
if(!pattern9.test(data41)){
const err103 = {instancePath:instancePath+"/scheduleDates/" + i9+"/range/" + i10+"/openedTo",keyword:"pattern",params:{pattern: "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},message:"must match pattern \""+"^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"+"\""};
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
const err104 = {instancePath:instancePath+"/scheduleDates/" + i9+"/range/" + i10+"/openedTo",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/scheduleDates/" + i9+"/range/" + i10,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/scheduleDates/" + i9+"/range",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/scheduleDates/" + i9,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
else {
const err108 = {instancePath:instancePath+"/scheduleDates",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data.branchHolidays !== undefined){
let data42 = data.branchHolidays;
if(Array.isArray(data42)){
const len11 = data42.length;
for(let i11=0; i11<len11; i11++){
let data43 = data42[i11];
if(typeof data43 === "string"){
if(!pattern24.test(data43)){
const err109 = {instancePath:instancePath+"/branchHolidays/" + i11,keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/branchHolidays/" + i11,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/branchHolidays",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.gap !== undefined){
let data44 = data.gap;
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 0 || isNaN(data44)){
const err112 = {instancePath:instancePath+"/gap",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err113 = {instancePath:instancePath+"/gap",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.gapForBookingTime !== undefined){
let data45 = data.gapForBookingTime;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err114 = {instancePath:instancePath+"/gapForBookingTime",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 1 || isNaN(data45)){
const err115 = {instancePath:instancePath+"/gapForBookingTime",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
if(data.allowAfterHours !== undefined){
if(typeof data.allowAfterHours !== "boolean"){
const err116 = {instancePath:instancePath+"/allowAfterHours",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.beforeHoursMaxMinutes !== undefined){
let data47 = data.beforeHoursMaxMinutes;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err117 = {instancePath:instancePath+"/beforeHoursMaxMinutes",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
const err118 = {instancePath:instancePath+"/beforeHoursMaxMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
if(data.afterHoursMaxMinutes !== undefined){
let data48 = data.afterHoursMaxMinutes;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err119 = {instancePath:instancePath+"/afterHoursMaxMinutes",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
const err120 = {instancePath:instancePath+"/afterHoursMaxMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
if(data.afterHoursFee !== undefined){
let data49 = data.afterHoursFee;
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
const err121 = {instancePath:instancePath+"/afterHoursFee",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err122 = {instancePath:instancePath+"/afterHoursFee",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data.currency !== undefined){
let data50 = data.currency;
if(typeof data50 === "string"){
if(!pattern29.test(data50)){
const err123 = {instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
else {
const err124 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data.utcDiff !== undefined){
let data51 = data.utcDiff;
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 > 14 || isNaN(data51)){
const err125 = {instancePath:instancePath+"/utcDiff",keyword:"maximum",params:{comparison: "<=", limit: 14},message:"must be <= 14"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data51 < -14 || isNaN(data51)){
const err126 = {instancePath:instancePath+"/utcDiff",keyword:"minimum",params:{comparison: ">=", limit: -14},message:"must be >= -14"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/utcDiff",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}


export const BlogPostList = validate28;
const schema48 = {
 "$id": "https://forecourt.dev/schemas/api/blog-post-list",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "value"
 ],
 "properties": {
  "@odata.count": {
   "type": "integer",
   "minimum": 0
  },
  "value": {
   "type": "array",
   "items": {
    "$ref": "blog-post"
   }
  }
 }
};
const schema49 = {
 "$id": "https://forecourt.dev/schemas/api/blog-post",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "status",
  "isPublished",
  "title",
  "description",
  "url",
  "image",
  "imageAlt",
  "body",
  "ogTags",
  "createdOn",
  "modifiedOn"
 ],
 "properties": {
  "id": {
   "type": "string"
  },
  "status": {
   "enum": [
    0,
    1,
    2
   ]
  },
  "isPublished": {
   "type": "boolean"
  },
  "title": {
   "$ref": "#/$defs/texts"
  },
  "description": {
   "$ref": "#/$defs/texts"
  },
  "url": {
   "$ref": "#/$defs/texts"
  },
  "image": {
   "type": "string"
  },
  "imageAlt": {
   "$ref": "#/$defs/texts"
  },
  "body": {
   "$ref": "#/$defs/texts"
  },
  "ogTags": {
   "type": "object",
   "additionalProperties": {
    "$ref": "#/$defs/texts"
   }
  },
  "createdOn": {
   "type": "string"
  },
  "modifiedOn": {
   "type": "string"
  }
 },
 "$defs": {
  "texts": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
  }
 }
};
const schema50 = {
 "type": "object",
 "additionalProperties": {
  "type": "string"
 }
};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/blog-post" */;
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
if(data.status === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.isPublished === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "isPublished"},message:"must have required property '"+"isPublished"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.description === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.url === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.image === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.imageAlt === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "imageAlt"},message:"must have required property '"+"imageAlt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.body === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.ogTags === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "ogTags"},message:"must have required property '"+"ogTags"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.createdOn === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "createdOn"},message:"must have required property '"+"createdOn"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.modifiedOn === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "modifiedOn"},message:"must have required property '"+"modifiedOn"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func13.call(schema49.properties, key0))){
const err12 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err13 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(!(((data1 === 0) || (data1 === 1)) || (data1 === 2))){
const err14 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema49.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.isPublished !== undefined){
if(typeof data.isPublished !== "boolean"){
const err15 = {instancePath:instancePath+"/isPublished",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(typeof data3[key1] !== "string"){
const err16 = {instancePath:instancePath+"/title/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.description !== undefined){
let data5 = data.description;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
if(typeof data5[key2] !== "string"){
const err18 = {instancePath:instancePath+"/description/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err19 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.url !== undefined){
let data7 = data.url;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key3 in data7){
if(typeof data7[key3] !== "string"){
const err20 = {instancePath:instancePath+"/url/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
const err21 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.image !== undefined){
if(typeof data.image !== "string"){
const err22 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.imageAlt !== undefined){
let data10 = data.imageAlt;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key4 in data10){
if(typeof data10[key4] !== "string"){
const err23 = {instancePath:instancePath+"/imageAlt/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/imageAlt",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.body !== undefined){
let data12 = data.body;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key5 in data12){
if(typeof data12[key5] !== "string"){
const err25 = {instancePath:instancePath+"/body/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err26 = {instancePath:instancePath+"/body",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.ogTags !== undefined){
let data14 = data.ogTags;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key6 in data14){
let data15 = data14[key6];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key7 in data15){
if(typeof data15[key7] !== "string"){
const err27 = {instancePath:instancePath+"/ogTags/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
const err28 = {instancePath:instancePath+"/ogTags/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/ogTags",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.createdOn !== undefined){
if(typeof data.createdOn !== "string"){
const err30 = {instancePath:instancePath+"/createdOn",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.modifiedOn !== undefined){
if(typeof data.modifiedOn !== "string"){
const err31 = {instancePath:instancePath+"/modifiedOn",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}



function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/blog-post-list" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "@odata.count") || (key0 === "value"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["@odata.count"] !== undefined){
let data0 = data["@odata.count"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/@odata.count",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/@odata.count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.value !== undefined){
let data1 = data.value;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate29(data1[i0], {instancePath:instancePath+"/value/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


export const BlogPost = validate29;

export const BookingCancellation = validate31;
const schema56 = {
 "$id": "https://forecourt.dev/schemas/api/booking-cancellation",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "bookingId"
 ],
 "properties": {
  "bookingId": {
   "type": "string",
   "maxLength": 64
  },
  "language": {
   "type": "string",
   "maxLength": 20
  },
  "accessKey": {
   "type": "string",
   "maxLength": 255
  },
  "emailAddress": {
   "type": "string",
   "maxLength": 254
  },
  "lastName": {
   "type": "string",
   "maxLength": 255
  },
  "fee": {
   "type": "number",
   "minimum": 0
  }
 }
};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/booking-cancellation" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bookingId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "bookingId"},message:"must have required property '"+"bookingId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "bookingId") || (key0 === "language")) || (key0 === "accessKey")) || (key0 === "emailAddress")) || (key0 === "lastName")) || (key0 === "fee"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.bookingId !== undefined){
let data0 = data.bookingId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/bookingId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
const err3 = {instancePath:instancePath+"/bookingId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err4 = {instancePath:instancePath+"/language",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
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
const err5 = {instancePath:instancePath+"/language",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.accessKey !== undefined){
let data2 = data.accessKey;
if(typeof data2 === "string"){
if(func1(data2) > 255){
const err6 = {instancePath:instancePath+"/accessKey",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
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
const err7 = {instancePath:instancePath+"/accessKey",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.emailAddress !== undefined){
let data3 = data.emailAddress;
if(typeof data3 === "string"){
if(func1(data3) > 254){
const err8 = {instancePath:instancePath+"/emailAddress",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err9 = {instancePath:instancePath+"/emailAddress",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.lastName !== undefined){
let data4 = data.lastName;
if(typeof data4 === "string"){
if(func1(data4) > 255){
const err10 = {instancePath:instancePath+"/lastName",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
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
const err11 = {instancePath:instancePath+"/lastName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.fee !== undefined){
let data5 = data.fee;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/fee",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err13 = {instancePath:instancePath+"/fee",keyword:"type",params:{type: "number"},message:"must be number"};
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
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}


export const BookingFile = validate32;
const schema57 = {
 "$id": "https://forecourt.dev/schemas/api/booking-file",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "field",
  "name",
  "type"
 ],
 "properties": {
  "id": {
   "type": "string",
   "maxLength": 100
  },
  "field": {
   "type": "string",
   "maxLength": 200
  },
  "name": {
   "type": "string",
   "maxLength": 150
  },
  "type": {
   "type": "string",
   "enum": [
    "image/jpeg",
    "application/pdf"
   ]
  }
 }
};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/booking-file" */;
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
if(data.field === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "field")) || (key0 === "name")) || (key0 === "type"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err5 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err6 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.field !== undefined){
let data1 = data.field;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err7 = {instancePath:instancePath+"/field",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err8 = {instancePath:instancePath+"/field",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func1(data2) > 150){
const err9 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 150},message:"must NOT have more than 150 characters"};
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
const err10 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data3 === "image/jpeg") || (data3 === "application/pdf"))){
const err12 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema57.properties.type.enum},message:"must be equal to one of the allowed values"};
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
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}


export const BookingReference = validate33;
const schema58 = {
 "$id": "https://forecourt.dev/schemas/api/booking-reference",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "bookingId",
  "accessKey"
 ],
 "properties": {
  "bookingId": {
   "type": "string",
   "maxLength": 64
  },
  "language": {
   "type": "string",
   "maxLength": 20
  },
  "accessKey": {
   "type": "string",
   "maxLength": 255
  }
 }
};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/booking-reference" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bookingId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "bookingId"},message:"must have required property '"+"bookingId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.accessKey === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "accessKey"},message:"must have required property '"+"accessKey"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "bookingId") || (key0 === "language")) || (key0 === "accessKey"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.bookingId !== undefined){
let data0 = data.bookingId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/bookingId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
const err4 = {instancePath:instancePath+"/bookingId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err5 = {instancePath:instancePath+"/language",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
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
const err6 = {instancePath:instancePath+"/language",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.accessKey !== undefined){
let data2 = data.accessKey;
if(typeof data2 === "string"){
if(func1(data2) > 255){
const err7 = {instancePath:instancePath+"/accessKey",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
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
const err8 = {instancePath:instancePath+"/accessKey",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}


export const BookingRequest = validate34;
const schema59 = {
 "$id": "https://forecourt.dev/schemas/api/booking-request",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "customer",
  "language",
  "currency",
  "from",
  "to",
  "isQuotation",
  "isOnRequest",
  "pickupId",
  "returnId",
  "modelId",
  "additionals",
  "ilimitedKm",
  "onlinePayment"
 ],
 "properties": {
  "customer": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "firstName",
    "lastName",
    "emailAddress",
    "cellPhone"
   ],
   "properties": {
    "firstName": {
     "type": "string",
     "pattern": "^(?!.*://)(?=.*\\S)(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$",
     "maxLength": 60
    },
    "lastName": {
     "type": "string",
     "maxLength": 60,
     "pattern": "^(?!.*://)(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "emailAddress": {
     "type": "string",
     "minLength": 3,
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "cellPhone": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:|(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d]){6,})$"
    },
    "country": {
     "type": "string",
     "pattern": "^[A-Z]{2}$"
    },
    "birthDate": {
     "type": "string",
     "pattern": "^\\d{4}-\\d\\d-\\d\\d$"
    },
    "state": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "city": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "address": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "addressNumber": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "addressDepartment": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "zipCode": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "age": {
     "type": "integer",
     "minimum": 0,
     "maximum": 150
    },
    "notes": {
     "type": "string",
     "maxLength": 2000,
     "pattern": "^(?:[^\\p{Cc}]|[\\t\\n\\r])*$"
    },
    "birthCountry": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "birthState": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "fiscalConditionId": {
     "type": [
      "string",
      "number"
     ],
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "documentTypeId": {
     "type": [
      "string",
      "number"
     ],
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "documentId": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "documentIdIssuance": {
     "type": "string",
     "pattern": "^\\d{4}-\\d\\d-\\d\\d$"
    },
    "documentIdExpiration": {
     "type": "string",
     "pattern": "^\\d{4}-\\d\\d-\\d\\d$"
    },
    "driverLicenseIssuance": {
     "type": "string",
     "pattern": "^\\d{4}-\\d\\d-\\d\\d$"
    },
    "driverLicenseExpiration": {
     "type": "string",
     "pattern": "^\\d{4}-\\d\\d-\\d\\d$"
    },
    "documentIdIssuanceCountry": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "documentIdIssuanceState": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "driverLicenseNumber": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "driverLicenseCountry": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "driverLicenseState": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "globalId": {
     "type": "string",
     "maxLength": 100,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "isCompany": {
     "type": "boolean"
    },
    "hasWebLogin": {
     "type": "boolean"
    }
   }
  },
  "driver": {
   "type": [
    "object",
    "null"
   ],
   "additionalProperties": false,
   "required": [
    "firstName",
    "lastName"
   ],
   "properties": {
    "firstName": {
     "type": "string",
     "maxLength": 60,
     "pattern": "^(?!.*://)(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "lastName": {
     "type": "string",
     "maxLength": 60,
     "pattern": "^(?!.*://)(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "emailAddress": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "cellPhone": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "country": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "city": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "address": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "addressNumber": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "addressDepartment": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "zipCode": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "documentTypeId": {
     "type": [
      "string",
      "number"
     ],
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    },
    "documentId": {
     "type": "string",
     "maxLength": 1000,
     "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
    }
   }
  },
  "language": {
   "type": "string",
   "pattern": "^[A-Za-z]{2}(-[A-Za-z]{2})?$"
  },
  "currency": {
   "type": "string",
   "pattern": "^[A-Z]{3}$"
  },
  "isCustomDeliveryAddress": {
   "type": "boolean"
  },
  "isCustomReturnAddress": {
   "type": "boolean"
  },
  "from": {
   "type": "string",
   "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:00Z$"
  },
  "to": {
   "type": "string",
   "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:00Z$"
  },
  "isQuotation": {
   "type": "boolean"
  },
  "isOnlyBooking": {
   "type": "boolean"
  },
  "isOnRequest": {
   "type": "boolean"
  },
  "pickupId": {
   "type": [
    "string",
    "number"
   ],
   "maxLength": 200,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "pickupEndpoint": {
   "type": [
    "string",
    "null"
   ],
   "maxLength": 200,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "returnId": {
   "type": [
    "string",
    "number"
   ],
   "maxLength": 200,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "returnEndPoint": {
   "type": [
    "string",
    "null"
   ],
   "maxLength": 200,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "modelId": {
   "type": [
    "string",
    "number"
   ],
   "maxLength": 200,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "additionals": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "additionalId",
     "quantity"
    ],
    "properties": {
     "additionalId": {
      "type": [
       "string",
       "number"
      ],
      "maxLength": 200,
      "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
     },
     "quantity": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9999
     }
    }
   },
   "maxItems": 50
  },
  "ilimitedKm": {
   "type": "boolean"
  },
  "onlinePayment": {
   "type": "boolean"
  },
  "brandCode": {
   "type": [
    "string",
    "null"
   ],
   "maxLength": 200,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "fullResponse": {
   "type": "boolean"
  },
  "promotionCode": {
   "type": [
    "string",
    "null"
   ],
   "maxLength": 200,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "purchaseOrder": {
   "type": [
    "string",
    "null"
   ],
   "maxLength": 1000,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "extra": {
   "type": [
    "string",
    "null"
   ],
   "maxLength": 20000,
   "pattern": "^(?:[^\\p{Cc}]|[\\t\\n\\r])*$"
  },
  "paymentMethodId": {
   "type": [
    "string",
    "null"
   ],
   "maxLength": 200,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "promotion": {
   "type": [
    "string",
    "number",
    "null"
   ],
   "maxLength": 200,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "agencyGuid": {
   "type": [
    "string",
    "null"
   ],
   "maxLength": 200,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "commercialAgreementCode": {
   "type": [
    "string",
    "null"
   ],
   "maxLength": 200,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "deliveryTransportationId": {
   "type": [
    "string",
    "number",
    "null"
   ],
   "maxLength": 1000,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "customDeliveryCity": {
   "type": [
    "string",
    "null"
   ],
   "maxLength": 1000,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "customDeliveryAddress": {
   "type": [
    "string",
    "null"
   ],
   "maxLength": 1000,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "returnTransportationId": {
   "type": [
    "string",
    "number",
    "null"
   ],
   "maxLength": 1000,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "customReturnCity": {
   "type": [
    "string",
    "null"
   ],
   "maxLength": 1000,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "customReturnAddress": {
   "type": [
    "string",
    "null"
   ],
   "maxLength": 1000,
   "pattern": "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"
  },
  "files": {
   "type": "array",
   "maxItems": 20,
   "items": {
    "type": "string",
    "maxLength": 100
   }
  },
  "answers": {
   "type": "array",
   "maxItems": 100,
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "value"
    ],
    "properties": {
     "name": {
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9]{0,60}$"
     },
     "value": {
      "type": "string",
      "maxLength": 1000,
      "pattern": "^(?:[^\\p{Cc}]|[\\t\\n\\r])*$"
     }
    }
   }
  }
 }
};
const pattern30 = new RegExp("^(?!.*://)(?=.*\\S)(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$", "u");
const pattern31 = new RegExp("^(?!.*://)(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$", "u");
const pattern32 = new RegExp("^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$", "u");
const pattern33 = new RegExp("^(?:|(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d]){6,})$", "u");
const pattern34 = new RegExp("^[A-Z]{2}$", "u");
const pattern35 = new RegExp("^\\d{4}-\\d\\d-\\d\\d$", "u");
const pattern42 = new RegExp("^(?:[^\\p{Cc}]|[\\t\\n\\r])*$", "u");
const pattern70 = new RegExp("^[A-Za-z]{2}(-[A-Za-z]{2})?$", "u");
const pattern72 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:00Z$", "u");
const pattern94 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,60}$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/booking-request" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "customer"},message:"must have required property '"+"customer"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.language === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.currency === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.from === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.to === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.isQuotation === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "isQuotation"},message:"must have required property '"+"isQuotation"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.isOnRequest === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "isOnRequest"},message:"must have required property '"+"isOnRequest"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.pickupId === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "pickupId"},message:"must have required property '"+"pickupId"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.returnId === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "returnId"},message:"must have required property '"+"returnId"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.modelId === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "modelId"},message:"must have required property '"+"modelId"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.additionals === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "additionals"},message:"must have required property '"+"additionals"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.ilimitedKm === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "ilimitedKm"},message:"must have required property '"+"ilimitedKm"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.onlinePayment === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "onlinePayment"},message:"must have required property '"+"onlinePayment"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data){
if(!(func13.call(schema59.properties, key0))){
const err13 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.customer !== undefined){
let data0 = data.customer;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.firstName === undefined){
const err14 = {instancePath:instancePath+"/customer",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data0.lastName === undefined){
const err15 = {instancePath:instancePath+"/customer",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data0.emailAddress === undefined){
const err16 = {instancePath:instancePath+"/customer",keyword:"required",params:{missingProperty: "emailAddress"},message:"must have required property '"+"emailAddress"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data0.cellPhone === undefined){
const err17 = {instancePath:instancePath+"/customer",keyword:"required",params:{missingProperty: "cellPhone"},message:"must have required property '"+"cellPhone"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data0){
if(!(func13.call(schema59.properties.customer.properties, key1))){
const err18 = {instancePath:instancePath+"/customer",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.firstName !== undefined){
let data1 = data0.firstName;
if(typeof data1 === "string"){
if(func1(data1) > 60){
const err19 = {instancePath:instancePath+"/customer/firstName",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern30.test(data1)){
const err20 = {instancePath:instancePath+"/customer/firstName",keyword:"pattern",params:{pattern: "^(?!.*://)(?=.*\\S)(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?!.*://)(?=.*\\S)(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err21 = {instancePath:instancePath+"/customer/firstName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.lastName !== undefined){
let data2 = data0.lastName;
if(typeof data2 === "string"){
if(func1(data2) > 60){
const err22 = {instancePath:instancePath+"/customer/lastName",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern31.test(data2)){
const err23 = {instancePath:instancePath+"/customer/lastName",keyword:"pattern",params:{pattern: "^(?!.*://)(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?!.*://)(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err24 = {instancePath:instancePath+"/customer/lastName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.emailAddress !== undefined){
let data3 = data0.emailAddress;
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err25 = {instancePath:instancePath+"/customer/emailAddress",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func1(data3) < 3){
const err26 = {instancePath:instancePath+"/customer/emailAddress",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern32.test(data3)){
const err27 = {instancePath:instancePath+"/customer/emailAddress",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err28 = {instancePath:instancePath+"/customer/emailAddress",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.cellPhone !== undefined){
let data4 = data0.cellPhone;
if(typeof data4 === "string"){
if(func1(data4) > 1000){
const err29 = {instancePath:instancePath+"/customer/cellPhone",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern33.test(data4)){
const err30 = {instancePath:instancePath+"/customer/cellPhone",keyword:"pattern",params:{pattern: "^(?:|(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d]){6,})$"},message:"must match pattern \""+"^(?:|(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d]){6,})$"+"\""};
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
const err31 = {instancePath:instancePath+"/customer/cellPhone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data0.country !== undefined){
let data5 = data0.country;
if(typeof data5 === "string"){
if(!pattern34.test(data5)){
const err32 = {instancePath:instancePath+"/customer/country",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
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
const err33 = {instancePath:instancePath+"/customer/country",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data0.birthDate !== undefined){
let data6 = data0.birthDate;
if(typeof data6 === "string"){
if(!pattern35.test(data6)){
const err34 = {instancePath:instancePath+"/customer/birthDate",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\d$"+"\""};
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
const err35 = {instancePath:instancePath+"/customer/birthDate",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data0.state !== undefined){
let data7 = data0.state;
if(typeof data7 === "string"){
if(func1(data7) > 1000){
const err36 = {instancePath:instancePath+"/customer/state",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern32.test(data7)){
const err37 = {instancePath:instancePath+"/customer/state",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/customer/state",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data0.city !== undefined){
let data8 = data0.city;
if(typeof data8 === "string"){
if(func1(data8) > 1000){
const err39 = {instancePath:instancePath+"/customer/city",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern32.test(data8)){
const err40 = {instancePath:instancePath+"/customer/city",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err41 = {instancePath:instancePath+"/customer/city",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data0.address !== undefined){
let data9 = data0.address;
if(typeof data9 === "string"){
if(func1(data9) > 1000){
const err42 = {instancePath:instancePath+"/customer/address",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!pattern32.test(data9)){
const err43 = {instancePath:instancePath+"/customer/address",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err44 = {instancePath:instancePath+"/customer/address",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data0.addressNumber !== undefined){
let data10 = data0.addressNumber;
if(typeof data10 === "string"){
if(func1(data10) > 1000){
const err45 = {instancePath:instancePath+"/customer/addressNumber",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!pattern32.test(data10)){
const err46 = {instancePath:instancePath+"/customer/addressNumber",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err47 = {instancePath:instancePath+"/customer/addressNumber",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data0.addressDepartment !== undefined){
let data11 = data0.addressDepartment;
if(typeof data11 === "string"){
if(func1(data11) > 1000){
const err48 = {instancePath:instancePath+"/customer/addressDepartment",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!pattern32.test(data11)){
const err49 = {instancePath:instancePath+"/customer/addressDepartment",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err50 = {instancePath:instancePath+"/customer/addressDepartment",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data0.zipCode !== undefined){
let data12 = data0.zipCode;
if(typeof data12 === "string"){
if(func1(data12) > 1000){
const err51 = {instancePath:instancePath+"/customer/zipCode",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!pattern32.test(data12)){
const err52 = {instancePath:instancePath+"/customer/zipCode",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err53 = {instancePath:instancePath+"/customer/zipCode",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data0.age !== undefined){
let data13 = data0.age;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err54 = {instancePath:instancePath+"/customer/age",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 150 || isNaN(data13)){
const err55 = {instancePath:instancePath+"/customer/age",keyword:"maximum",params:{comparison: "<=", limit: 150},message:"must be <= 150"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err56 = {instancePath:instancePath+"/customer/age",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data0.notes !== undefined){
let data14 = data0.notes;
if(typeof data14 === "string"){
if(func1(data14) > 2000){
const err57 = {instancePath:instancePath+"/customer/notes",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!pattern42.test(data14)){
const err58 = {instancePath:instancePath+"/customer/notes",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}]|[\\t\\n\\r])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}]|[\\t\\n\\r])*$"+"\""};
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
const err59 = {instancePath:instancePath+"/customer/notes",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data0.birthCountry !== undefined){
let data15 = data0.birthCountry;
if(typeof data15 === "string"){
if(func1(data15) > 1000){
const err60 = {instancePath:instancePath+"/customer/birthCountry",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(!pattern32.test(data15)){
const err61 = {instancePath:instancePath+"/customer/birthCountry",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err62 = {instancePath:instancePath+"/customer/birthCountry",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data0.birthState !== undefined){
let data16 = data0.birthState;
if(typeof data16 === "string"){
if(func1(data16) > 1000){
const err63 = {instancePath:instancePath+"/customer/birthState",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!pattern32.test(data16)){
const err64 = {instancePath:instancePath+"/customer/birthState",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err65 = {instancePath:instancePath+"/customer/birthState",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data0.fiscalConditionId !== undefined){
let data17 = data0.fiscalConditionId;
if((typeof data17 !== "string") && (!((typeof data17 == "number") && (isFinite(data17))))){
const err66 = {instancePath:instancePath+"/customer/fiscalConditionId",keyword:"type",params:{type: schema59.properties.customer.properties.fiscalConditionId.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(typeof data17 === "string"){
if(func1(data17) > 1000){
const err67 = {instancePath:instancePath+"/customer/fiscalConditionId",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!pattern32.test(data17)){
const err68 = {instancePath:instancePath+"/customer/fiscalConditionId",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
if(data0.documentTypeId !== undefined){
let data18 = data0.documentTypeId;
if((typeof data18 !== "string") && (!((typeof data18 == "number") && (isFinite(data18))))){
const err69 = {instancePath:instancePath+"/customer/documentTypeId",keyword:"type",params:{type: schema59.properties.customer.properties.documentTypeId.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(typeof data18 === "string"){
if(func1(data18) > 1000){
const err70 = {instancePath:instancePath+"/customer/documentTypeId",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(!pattern32.test(data18)){
const err71 = {instancePath:instancePath+"/customer/documentTypeId",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
if(data0.documentId !== undefined){
let data19 = data0.documentId;
if(typeof data19 === "string"){
if(func1(data19) > 1000){
const err72 = {instancePath:instancePath+"/customer/documentId",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(!pattern32.test(data19)){
const err73 = {instancePath:instancePath+"/customer/documentId",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err74 = {instancePath:instancePath+"/customer/documentId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data0.documentIdIssuance !== undefined){
let data20 = data0.documentIdIssuance;
if(typeof data20 === "string"){
if(!pattern35.test(data20)){
const err75 = {instancePath:instancePath+"/customer/documentIdIssuance",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\d$"+"\""};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/customer/documentIdIssuance",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data0.documentIdExpiration !== undefined){
let data21 = data0.documentIdExpiration;
if(typeof data21 === "string"){
if(!pattern35.test(data21)){
const err77 = {instancePath:instancePath+"/customer/documentIdExpiration",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\d$"+"\""};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/customer/documentIdExpiration",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data0.driverLicenseIssuance !== undefined){
let data22 = data0.driverLicenseIssuance;
if(typeof data22 === "string"){
if(!pattern35.test(data22)){
const err79 = {instancePath:instancePath+"/customer/driverLicenseIssuance",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\d$"+"\""};
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
const err80 = {instancePath:instancePath+"/customer/driverLicenseIssuance",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data0.driverLicenseExpiration !== undefined){
let data23 = data0.driverLicenseExpiration;
if(typeof data23 === "string"){
if(!pattern35.test(data23)){
const err81 = {instancePath:instancePath+"/customer/driverLicenseExpiration",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\d$"+"\""};
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
const err82 = {instancePath:instancePath+"/customer/driverLicenseExpiration",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data0.documentIdIssuanceCountry !== undefined){
let data24 = data0.documentIdIssuanceCountry;
if(typeof data24 === "string"){
if(func1(data24) > 1000){
const err83 = {instancePath:instancePath+"/customer/documentIdIssuanceCountry",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(!pattern32.test(data24)){
const err84 = {instancePath:instancePath+"/customer/documentIdIssuanceCountry",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err85 = {instancePath:instancePath+"/customer/documentIdIssuanceCountry",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data0.documentIdIssuanceState !== undefined){
let data25 = data0.documentIdIssuanceState;
if(typeof data25 === "string"){
if(func1(data25) > 1000){
const err86 = {instancePath:instancePath+"/customer/documentIdIssuanceState",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(!pattern32.test(data25)){
const err87 = {instancePath:instancePath+"/customer/documentIdIssuanceState",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err88 = {instancePath:instancePath+"/customer/documentIdIssuanceState",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data0.driverLicenseNumber !== undefined){
let data26 = data0.driverLicenseNumber;
if(typeof data26 === "string"){
if(func1(data26) > 1000){
const err89 = {instancePath:instancePath+"/customer/driverLicenseNumber",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(!pattern32.test(data26)){
const err90 = {instancePath:instancePath+"/customer/driverLicenseNumber",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err91 = {instancePath:instancePath+"/customer/driverLicenseNumber",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data0.driverLicenseCountry !== undefined){
let data27 = data0.driverLicenseCountry;
if(typeof data27 === "string"){
if(func1(data27) > 1000){
const err92 = {instancePath:instancePath+"/customer/driverLicenseCountry",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(!pattern32.test(data27)){
const err93 = {instancePath:instancePath+"/customer/driverLicenseCountry",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/customer/driverLicenseCountry",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data0.driverLicenseState !== undefined){
let data28 = data0.driverLicenseState;
if(typeof data28 === "string"){
if(func1(data28) > 1000){
const err95 = {instancePath:instancePath+"/customer/driverLicenseState",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(!pattern32.test(data28)){
const err96 = {instancePath:instancePath+"/customer/driverLicenseState",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err97 = {instancePath:instancePath+"/customer/driverLicenseState",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data0.globalId !== undefined){
let data29 = data0.globalId;
if(typeof data29 === "string"){
if(func1(data29) > 100){
const err98 = {instancePath:instancePath+"/customer/globalId",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(!pattern32.test(data29)){
const err99 = {instancePath:instancePath+"/customer/globalId",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err100 = {instancePath:instancePath+"/customer/globalId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data0.isCompany !== undefined){
if(typeof data0.isCompany !== "boolean"){
const err101 = {instancePath:instancePath+"/customer/isCompany",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data0.hasWebLogin !== undefined){
if(typeof data0.hasWebLogin !== "boolean"){
const err102 = {instancePath:instancePath+"/customer/hasWebLogin",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath:instancePath+"/customer",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data.driver !== undefined){
let data32 = data.driver;
if((!(data32 && typeof data32 == "object" && !Array.isArray(data32))) && (data32 !== null)){
const err104 = {instancePath:instancePath+"/driver",keyword:"type",params:{type: schema59.properties.driver.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.firstName === undefined){
const err105 = {instancePath:instancePath+"/driver",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data32.lastName === undefined){
const err106 = {instancePath:instancePath+"/driver",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
for(const key2 in data32){
if(!(func13.call(schema59.properties.driver.properties, key2))){
const err107 = {instancePath:instancePath+"/driver",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data32.firstName !== undefined){
let data33 = data32.firstName;
if(typeof data33 === "string"){
if(func1(data33) > 60){
const err108 = {instancePath:instancePath+"/driver/firstName",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(!pattern31.test(data33)){
const err109 = {instancePath:instancePath+"/driver/firstName",keyword:"pattern",params:{pattern: "^(?!.*://)(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?!.*://)(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/driver/firstName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data32.lastName !== undefined){
let data34 = data32.lastName;
if(typeof data34 === "string"){
if(func1(data34) > 60){
const err111 = {instancePath:instancePath+"/driver/lastName",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(!pattern31.test(data34)){
const err112 = {instancePath:instancePath+"/driver/lastName",keyword:"pattern",params:{pattern: "^(?!.*://)(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?!.*://)(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err113 = {instancePath:instancePath+"/driver/lastName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data32.emailAddress !== undefined){
let data35 = data32.emailAddress;
if(typeof data35 === "string"){
if(func1(data35) > 1000){
const err114 = {instancePath:instancePath+"/driver/emailAddress",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(!pattern32.test(data35)){
const err115 = {instancePath:instancePath+"/driver/emailAddress",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/driver/emailAddress",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data32.cellPhone !== undefined){
let data36 = data32.cellPhone;
if(typeof data36 === "string"){
if(func1(data36) > 1000){
const err117 = {instancePath:instancePath+"/driver/cellPhone",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(!pattern32.test(data36)){
const err118 = {instancePath:instancePath+"/driver/cellPhone",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/driver/cellPhone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data32.country !== undefined){
let data37 = data32.country;
if(typeof data37 === "string"){
if(func1(data37) > 1000){
const err120 = {instancePath:instancePath+"/driver/country",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(!pattern32.test(data37)){
const err121 = {instancePath:instancePath+"/driver/country",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err122 = {instancePath:instancePath+"/driver/country",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data32.city !== undefined){
let data38 = data32.city;
if(typeof data38 === "string"){
if(func1(data38) > 1000){
const err123 = {instancePath:instancePath+"/driver/city",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(!pattern32.test(data38)){
const err124 = {instancePath:instancePath+"/driver/city",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err125 = {instancePath:instancePath+"/driver/city",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data32.address !== undefined){
let data39 = data32.address;
if(typeof data39 === "string"){
if(func1(data39) > 1000){
const err126 = {instancePath:instancePath+"/driver/address",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(!pattern32.test(data39)){
const err127 = {instancePath:instancePath+"/driver/address",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err128 = {instancePath:instancePath+"/driver/address",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data32.addressNumber !== undefined){
let data40 = data32.addressNumber;
if(typeof data40 === "string"){
if(func1(data40) > 1000){
const err129 = {instancePath:instancePath+"/driver/addressNumber",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(!pattern32.test(data40)){
const err130 = {instancePath:instancePath+"/driver/addressNumber",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
else {
const err131 = {instancePath:instancePath+"/driver/addressNumber",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data32.addressDepartment !== undefined){
let data41 = data32.addressDepartment;
if(typeof data41 === "string"){
if(func1(data41) > 1000){
const err132 = {instancePath:instancePath+"/driver/addressDepartment",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(!pattern32.test(data41)){
const err133 = {instancePath:instancePath+"/driver/addressDepartment",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
const err134 = {instancePath:instancePath+"/driver/addressDepartment",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data32.zipCode !== undefined){
let data42 = data32.zipCode;
if(typeof data42 === "string"){
if(func1(data42) > 1000){
const err135 = {instancePath:instancePath+"/driver/zipCode",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(!pattern32.test(data42)){
const err136 = {instancePath:instancePath+"/driver/zipCode",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
else {
const err137 = {instancePath:instancePath+"/driver/zipCode",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data32.documentTypeId !== undefined){
let data43 = data32.documentTypeId;
if((typeof data43 !== "string") && (!((typeof data43 == "number") && (isFinite(data43))))){
const err138 = {instancePath:instancePath+"/driver/documentTypeId",keyword:"type",params:{type: schema59.properties.driver.properties.documentTypeId.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(typeof data43 === "string"){
if(func1(data43) > 1000){
const err139 = {instancePath:instancePath+"/driver/documentTypeId",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(!pattern32.test(data43)){
const err140 = {instancePath:instancePath+"/driver/documentTypeId",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
if(data32.documentId !== undefined){
let data44 = data32.documentId;
if(typeof data44 === "string"){
if(func1(data44) > 1000){
const err141 = {instancePath:instancePath+"/driver/documentId",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(!pattern32.test(data44)){
const err142 = {instancePath:instancePath+"/driver/documentId",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
else {
const err143 = {instancePath:instancePath+"/driver/documentId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
}
if(data.language !== undefined){
let data45 = data.language;
if(typeof data45 === "string"){
if(!pattern70.test(data45)){
const err144 = {instancePath:instancePath+"/language",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}(-[A-Za-z]{2})?$"},message:"must match pattern \""+"^[A-Za-z]{2}(-[A-Za-z]{2})?$"+"\""};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
else {
const err145 = {instancePath:instancePath+"/language",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data.currency !== undefined){
let data46 = data.currency;
if(typeof data46 === "string"){
if(!pattern29.test(data46)){
const err146 = {instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
else {
const err147 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data.isCustomDeliveryAddress !== undefined){
if(typeof data.isCustomDeliveryAddress !== "boolean"){
const err148 = {instancePath:instancePath+"/isCustomDeliveryAddress",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data.isCustomReturnAddress !== undefined){
if(typeof data.isCustomReturnAddress !== "boolean"){
const err149 = {instancePath:instancePath+"/isCustomReturnAddress",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data.from !== undefined){
let data49 = data.from;
if(typeof data49 === "string"){
if(!pattern72.test(data49)){
const err150 = {instancePath:instancePath+"/from",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:00Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:00Z$"+"\""};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
else {
const err151 = {instancePath:instancePath+"/from",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data.to !== undefined){
let data50 = data.to;
if(typeof data50 === "string"){
if(!pattern72.test(data50)){
const err152 = {instancePath:instancePath+"/to",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:00Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:00Z$"+"\""};
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
const err153 = {instancePath:instancePath+"/to",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data.isQuotation !== undefined){
if(typeof data.isQuotation !== "boolean"){
const err154 = {instancePath:instancePath+"/isQuotation",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data.isOnlyBooking !== undefined){
if(typeof data.isOnlyBooking !== "boolean"){
const err155 = {instancePath:instancePath+"/isOnlyBooking",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data.isOnRequest !== undefined){
if(typeof data.isOnRequest !== "boolean"){
const err156 = {instancePath:instancePath+"/isOnRequest",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data.pickupId !== undefined){
let data54 = data.pickupId;
if((typeof data54 !== "string") && (!((typeof data54 == "number") && (isFinite(data54))))){
const err157 = {instancePath:instancePath+"/pickupId",keyword:"type",params:{type: schema59.properties.pickupId.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(typeof data54 === "string"){
if(func1(data54) > 200){
const err158 = {instancePath:instancePath+"/pickupId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(!pattern32.test(data54)){
const err159 = {instancePath:instancePath+"/pickupId",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
}
if(data.pickupEndpoint !== undefined){
let data55 = data.pickupEndpoint;
if((typeof data55 !== "string") && (data55 !== null)){
const err160 = {instancePath:instancePath+"/pickupEndpoint",keyword:"type",params:{type: schema59.properties.pickupEndpoint.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(typeof data55 === "string"){
if(func1(data55) > 200){
const err161 = {instancePath:instancePath+"/pickupEndpoint",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(!pattern32.test(data55)){
const err162 = {instancePath:instancePath+"/pickupEndpoint",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
}
if(data.returnId !== undefined){
let data56 = data.returnId;
if((typeof data56 !== "string") && (!((typeof data56 == "number") && (isFinite(data56))))){
const err163 = {instancePath:instancePath+"/returnId",keyword:"type",params:{type: schema59.properties.returnId.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(typeof data56 === "string"){
if(func1(data56) > 200){
const err164 = {instancePath:instancePath+"/returnId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(!pattern32.test(data56)){
const err165 = {instancePath:instancePath+"/returnId",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
if(data.returnEndPoint !== undefined){
let data57 = data.returnEndPoint;
if((typeof data57 !== "string") && (data57 !== null)){
const err166 = {instancePath:instancePath+"/returnEndPoint",keyword:"type",params:{type: schema59.properties.returnEndPoint.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(typeof data57 === "string"){
if(func1(data57) > 200){
const err167 = {instancePath:instancePath+"/returnEndPoint",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(!pattern32.test(data57)){
const err168 = {instancePath:instancePath+"/returnEndPoint",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
if(data.modelId !== undefined){
let data58 = data.modelId;
if((typeof data58 !== "string") && (!((typeof data58 == "number") && (isFinite(data58))))){
const err169 = {instancePath:instancePath+"/modelId",keyword:"type",params:{type: schema59.properties.modelId.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(typeof data58 === "string"){
if(func1(data58) > 200){
const err170 = {instancePath:instancePath+"/modelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if(!pattern32.test(data58)){
const err171 = {instancePath:instancePath+"/modelId",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
}
if(data.additionals !== undefined){
let data59 = data.additionals;
if(Array.isArray(data59)){
if(data59.length > 50){
const err172 = {instancePath:instancePath+"/additionals",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
const len0 = data59.length;
for(let i0=0; i0<len0; i0++){
let data60 = data59[i0];
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.additionalId === undefined){
const err173 = {instancePath:instancePath+"/additionals/" + i0,keyword:"required",params:{missingProperty: "additionalId"},message:"must have required property '"+"additionalId"+"'"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data60.quantity === undefined){
const err174 = {instancePath:instancePath+"/additionals/" + i0,keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
for(const key3 in data60){
if(!((key3 === "additionalId") || (key3 === "quantity"))){
const err175 = {instancePath:instancePath+"/additionals/" + i0,keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data60.additionalId !== undefined){
let data61 = data60.additionalId;
if((typeof data61 !== "string") && (!((typeof data61 == "number") && (isFinite(data61))))){
const err176 = {instancePath:instancePath+"/additionals/" + i0+"/additionalId",keyword:"type",params:{type: schema59.properties.additionals.items.properties.additionalId.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(typeof data61 === "string"){
if(func1(data61) > 200){
const err177 = {instancePath:instancePath+"/additionals/" + i0+"/additionalId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(!pattern32.test(data61)){
const err178 = {instancePath:instancePath+"/additionals/" + i0+"/additionalId",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
}
if(data60.quantity !== undefined){
let data62 = data60.quantity;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err179 = {instancePath:instancePath+"/additionals/" + i0+"/quantity",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 9999 || isNaN(data62)){
const err180 = {instancePath:instancePath+"/additionals/" + i0+"/quantity",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(data62 < 1 || isNaN(data62)){
const err181 = {instancePath:instancePath+"/additionals/" + i0+"/quantity",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
}
else {
const err182 = {instancePath:instancePath+"/additionals/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
else {
const err183 = {instancePath:instancePath+"/additionals",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data.ilimitedKm !== undefined){
if(typeof data.ilimitedKm !== "boolean"){
const err184 = {instancePath:instancePath+"/ilimitedKm",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data.onlinePayment !== undefined){
if(typeof data.onlinePayment !== "boolean"){
const err185 = {instancePath:instancePath+"/onlinePayment",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data.brandCode !== undefined){
let data65 = data.brandCode;
if((typeof data65 !== "string") && (data65 !== null)){
const err186 = {instancePath:instancePath+"/brandCode",keyword:"type",params:{type: schema59.properties.brandCode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if(typeof data65 === "string"){
if(func1(data65) > 200){
const err187 = {instancePath:instancePath+"/brandCode",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if(!pattern32.test(data65)){
const err188 = {instancePath:instancePath+"/brandCode",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
}
if(data.fullResponse !== undefined){
if(typeof data.fullResponse !== "boolean"){
const err189 = {instancePath:instancePath+"/fullResponse",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data.promotionCode !== undefined){
let data67 = data.promotionCode;
if((typeof data67 !== "string") && (data67 !== null)){
const err190 = {instancePath:instancePath+"/promotionCode",keyword:"type",params:{type: schema59.properties.promotionCode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(typeof data67 === "string"){
if(func1(data67) > 200){
const err191 = {instancePath:instancePath+"/promotionCode",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(!pattern32.test(data67)){
const err192 = {instancePath:instancePath+"/promotionCode",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
}
if(data.purchaseOrder !== undefined){
let data68 = data.purchaseOrder;
if((typeof data68 !== "string") && (data68 !== null)){
const err193 = {instancePath:instancePath+"/purchaseOrder",keyword:"type",params:{type: schema59.properties.purchaseOrder.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(typeof data68 === "string"){
if(func1(data68) > 1000){
const err194 = {instancePath:instancePath+"/purchaseOrder",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if(!pattern32.test(data68)){
const err195 = {instancePath:instancePath+"/purchaseOrder",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
}
if(data.extra !== undefined){
let data69 = data.extra;
if((typeof data69 !== "string") && (data69 !== null)){
const err196 = {instancePath:instancePath+"/extra",keyword:"type",params:{type: schema59.properties.extra.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
if(typeof data69 === "string"){
if(func1(data69) > 20000){
const err197 = {instancePath:instancePath+"/extra",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if(!pattern42.test(data69)){
const err198 = {instancePath:instancePath+"/extra",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}]|[\\t\\n\\r])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}]|[\\t\\n\\r])*$"+"\""};
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
if(data.paymentMethodId !== undefined){
let data70 = data.paymentMethodId;
if((typeof data70 !== "string") && (data70 !== null)){
const err199 = {instancePath:instancePath+"/paymentMethodId",keyword:"type",params:{type: schema59.properties.paymentMethodId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if(typeof data70 === "string"){
if(func1(data70) > 200){
const err200 = {instancePath:instancePath+"/paymentMethodId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(!pattern32.test(data70)){
const err201 = {instancePath:instancePath+"/paymentMethodId",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
}
if(data.promotion !== undefined){
let data71 = data.promotion;
if(((typeof data71 !== "string") && (!((typeof data71 == "number") && (isFinite(data71))))) && (data71 !== null)){
const err202 = {instancePath:instancePath+"/promotion",keyword:"type",params:{type: schema59.properties.promotion.type},message:"must be string,number,null"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if(typeof data71 === "string"){
if(func1(data71) > 200){
const err203 = {instancePath:instancePath+"/promotion",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(!pattern32.test(data71)){
const err204 = {instancePath:instancePath+"/promotion",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
}
if(data.agencyGuid !== undefined){
let data72 = data.agencyGuid;
if((typeof data72 !== "string") && (data72 !== null)){
const err205 = {instancePath:instancePath+"/agencyGuid",keyword:"type",params:{type: schema59.properties.agencyGuid.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
if(typeof data72 === "string"){
if(func1(data72) > 200){
const err206 = {instancePath:instancePath+"/agencyGuid",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if(!pattern32.test(data72)){
const err207 = {instancePath:instancePath+"/agencyGuid",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
if(data.commercialAgreementCode !== undefined){
let data73 = data.commercialAgreementCode;
if((typeof data73 !== "string") && (data73 !== null)){
const err208 = {instancePath:instancePath+"/commercialAgreementCode",keyword:"type",params:{type: schema59.properties.commercialAgreementCode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if(typeof data73 === "string"){
if(func1(data73) > 200){
const err209 = {instancePath:instancePath+"/commercialAgreementCode",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
if(!pattern32.test(data73)){
const err210 = {instancePath:instancePath+"/commercialAgreementCode",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
if(data.deliveryTransportationId !== undefined){
let data74 = data.deliveryTransportationId;
if(((typeof data74 !== "string") && (!((typeof data74 == "number") && (isFinite(data74))))) && (data74 !== null)){
const err211 = {instancePath:instancePath+"/deliveryTransportationId",keyword:"type",params:{type: schema59.properties.deliveryTransportationId.type},message:"must be string,number,null"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(typeof data74 === "string"){
if(func1(data74) > 1000){
const err212 = {instancePath:instancePath+"/deliveryTransportationId",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if(!pattern32.test(data74)){
const err213 = {instancePath:instancePath+"/deliveryTransportationId",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
}
if(data.customDeliveryCity !== undefined){
let data75 = data.customDeliveryCity;
if((typeof data75 !== "string") && (data75 !== null)){
const err214 = {instancePath:instancePath+"/customDeliveryCity",keyword:"type",params:{type: schema59.properties.customDeliveryCity.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
if(typeof data75 === "string"){
if(func1(data75) > 1000){
const err215 = {instancePath:instancePath+"/customDeliveryCity",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
if(!pattern32.test(data75)){
const err216 = {instancePath:instancePath+"/customDeliveryCity",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
}
if(data.customDeliveryAddress !== undefined){
let data76 = data.customDeliveryAddress;
if((typeof data76 !== "string") && (data76 !== null)){
const err217 = {instancePath:instancePath+"/customDeliveryAddress",keyword:"type",params:{type: schema59.properties.customDeliveryAddress.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if(typeof data76 === "string"){
if(func1(data76) > 1000){
const err218 = {instancePath:instancePath+"/customDeliveryAddress",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
if(!pattern32.test(data76)){
const err219 = {instancePath:instancePath+"/customDeliveryAddress",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
}
if(data.returnTransportationId !== undefined){
let data77 = data.returnTransportationId;
if(((typeof data77 !== "string") && (!((typeof data77 == "number") && (isFinite(data77))))) && (data77 !== null)){
const err220 = {instancePath:instancePath+"/returnTransportationId",keyword:"type",params:{type: schema59.properties.returnTransportationId.type},message:"must be string,number,null"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if(typeof data77 === "string"){
if(func1(data77) > 1000){
const err221 = {instancePath:instancePath+"/returnTransportationId",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
if(!pattern32.test(data77)){
const err222 = {instancePath:instancePath+"/returnTransportationId",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
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
if(data.customReturnCity !== undefined){
let data78 = data.customReturnCity;
if((typeof data78 !== "string") && (data78 !== null)){
const err223 = {instancePath:instancePath+"/customReturnCity",keyword:"type",params:{type: schema59.properties.customReturnCity.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if(typeof data78 === "string"){
if(func1(data78) > 1000){
const err224 = {instancePath:instancePath+"/customReturnCity",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if(!pattern32.test(data78)){
const err225 = {instancePath:instancePath+"/customReturnCity",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
}
if(data.customReturnAddress !== undefined){
let data79 = data.customReturnAddress;
if((typeof data79 !== "string") && (data79 !== null)){
const err226 = {instancePath:instancePath+"/customReturnAddress",keyword:"type",params:{type: schema59.properties.customReturnAddress.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
if(typeof data79 === "string"){
if(func1(data79) > 1000){
const err227 = {instancePath:instancePath+"/customReturnAddress",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
if(!pattern32.test(data79)){
const err228 = {instancePath:instancePath+"/customReturnAddress",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d])*$"+"\""};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
}
if(data.files !== undefined){
let data80 = data.files;
if(Array.isArray(data80)){
if(data80.length > 20){
const err229 = {instancePath:instancePath+"/files",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
const len1 = data80.length;
for(let i1=0; i1<len1; i1++){
let data81 = data80[i1];
if(typeof data81 === "string"){
if(func1(data81) > 100){
const err230 = {instancePath:instancePath+"/files/" + i1,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
else {
const err231 = {instancePath:instancePath+"/files/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
}
else {
const err232 = {instancePath:instancePath+"/files",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
if(data.answers !== undefined){
let data82 = data.answers;
if(Array.isArray(data82)){
if(data82.length > 100){
const err233 = {instancePath:instancePath+"/answers",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
const len2 = data82.length;
for(let i2=0; i2<len2; i2++){
let data83 = data82[i2];
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
if(data83.name === undefined){
const err234 = {instancePath:instancePath+"/answers/" + i2,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
if(data83.value === undefined){
const err235 = {instancePath:instancePath+"/answers/" + i2,keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
for(const key4 in data83){
if(!((key4 === "name") || (key4 === "value"))){
const err236 = {instancePath:instancePath+"/answers/" + i2,keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data83.name !== undefined){
let data84 = data83.name;
if(typeof data84 === "string"){
if(!pattern94.test(data84)){
const err237 = {instancePath:instancePath+"/answers/" + i2+"/name",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,60}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
else {
const err238 = {instancePath:instancePath+"/answers/" + i2+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
if(data83.value !== undefined){
let data85 = data83.value;
if(typeof data85 === "string"){
if(func1(data85) > 1000){
const err239 = {instancePath:instancePath+"/answers/" + i2+"/value",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
if(!pattern42.test(data85)){
const err240 = {instancePath:instancePath+"/answers/" + i2+"/value",keyword:"pattern",params:{pattern: "^(?:[^\\p{Cc}]|[\\t\\n\\r])*$"},message:"must match pattern \""+"^(?:[^\\p{Cc}]|[\\t\\n\\r])*$"+"\""};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
else {
const err241 = {instancePath:instancePath+"/answers/" + i2+"/value",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
}
else {
const err242 = {instancePath:instancePath+"/answers/" + i2,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
}
else {
const err243 = {instancePath:instancePath+"/answers",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
}
else {
const err244 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}


export const Booking = validate35;
const schema60 = {
 "$id": "https://forecourt.dev/schemas/api/booking",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "currentStatus",
  "fromDate",
  "toDate",
  "deliveryPlace",
  "returnPlace",
  "car",
  "price",
  "currency",
  "customerBalance",
  "priceItems"
 ],
 "properties": {
  "id": {
   "type": "string"
  },
  "currentStatus": {
   "type": "integer"
  },
  "fromDate": {
   "type": "string"
  },
  "toDate": {
   "type": "string"
  },
  "deliveryPlace": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "city",
    "country"
   ],
   "properties": {
    "id": {
     "type": [
      "string",
      "number"
     ]
    },
    "name": {
     "type": "string"
    },
    "city": {
     "type": "string"
    },
    "country": {
     "type": "string"
    },
    "category": {
     "type": "string"
    },
    "branchOfficeName": {
     "type": "string"
    },
    "price": {
     "type": "number"
    }
   }
  },
  "returnPlace": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "city",
    "country"
   ],
   "properties": {
    "id": {
     "type": [
      "string",
      "number"
     ]
    },
    "name": {
     "type": "string"
    },
    "city": {
     "type": "string"
    },
    "country": {
     "type": "string"
    },
    "category": {
     "type": "string"
    },
    "branchOfficeName": {
     "type": "string"
    },
    "price": {
     "type": "number"
    }
   }
  },
  "car": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "model"
   ],
   "properties": {
    "model": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "name",
      "passengers",
      "imagePath",
      "brand"
     ],
     "properties": {
      "id": {
       "type": [
        "string",
        "number"
       ]
      },
      "name": {
       "type": "string"
      },
      "passengers": {
       "type": "integer"
      },
      "imagePath": {
       "type": "string"
      },
      "brand": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "name"
       ],
       "properties": {
        "name": {
         "type": "string"
        }
       }
      },
      "franchiseDamage": {
       "type": "number"
      },
      "franchiseTheft": {
       "type": "number"
      },
      "franchiseHail": {
       "type": "number"
      },
      "franchiseRollover": {
       "type": "number"
      },
      "doors": {
       "type": "integer"
      },
      "luggage": {
       "type": "integer"
      },
      "transmission": {
       "type": "string"
      },
      "airConditioning": {
       "type": "boolean"
      },
      "fuel": {
       "type": "string"
      },
      "fuelPolicy": {
       "type": "string"
      }
     }
    }
   }
  },
  "category": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "name"
   ],
   "properties": {
    "id": {
     "type": [
      "string",
      "number"
     ]
    },
    "name": {
     "type": "string"
    },
    "deposit": {
     "type": "number"
    },
    "franchiseDamage": {
     "type": "number"
    },
    "franchiseTheft": {
     "type": "number"
    },
    "franchiseHail": {
     "type": "number"
    },
    "franchiseRollover": {
     "type": "number"
    },
    "imagePath": {
     "type": "string"
    }
   }
  },
  "price": {
   "type": "number"
  },
  "currency": {
   "type": "string"
  },
  "totalPayed": {
   "type": "number"
  },
  "balance": {
   "type": "number"
  },
  "customerBalance": {
   "type": "number"
  },
  "isOnRequest": {
   "type": "boolean"
  },
  "ilimitedKm": {
   "type": "boolean"
  },
  "priceItems": {
   "type": "array",
   "items": {
    "$ref": "price-item"
   }
  },
  "payNow": {
   "type": "number"
  },
  "branchOfficeId": {
   "type": [
    "string",
    "number"
   ]
  },
  "additionals": {
   "type": "array",
   "items": {
    "$ref": "selected-additional"
   }
  },
  "exchangeRate": {
   "type": "number"
  },
  "franchiseDamage": {
   "type": "number"
  },
  "franchiseTheft": {
   "type": "number"
  },
  "franchiseHail": {
   "type": "number"
  },
  "franchiseRollover": {
   "type": "number"
  },
  "cancellation": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "isPossible",
    "fee"
   ],
   "properties": {
    "isPossible": {
     "type": "boolean"
    },
    "freeUntil": {
     "type": "string"
    },
    "feeAfter": {
     "type": "number"
    },
    "fee": {
     "type": "number"
    },
    "charged": {
     "type": "number"
    }
   }
  },
  "deadlines": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "until"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "until": {
      "type": "string"
     }
    }
   }
  },
  "customer": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "firstName",
    "lastName",
    "emailAddress",
    "cellPhone"
   ],
   "properties": {
    "firstName": {
     "type": "string"
    },
    "lastName": {
     "type": "string"
    },
    "emailAddress": {
     "type": "string"
    },
    "cellPhone": {
     "type": "string"
    }
   }
  },
  "driver": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "firstName",
    "lastName",
    "emailAddress",
    "cellPhone"
   ],
   "properties": {
    "firstName": {
     "type": "string"
    },
    "lastName": {
     "type": "string"
    },
    "emailAddress": {
     "type": "string"
    },
    "cellPhone": {
     "type": "string"
    }
   }
  },
  "isCompany": {
   "type": "boolean"
  },
  "deliveryTransportationId": {
   "type": "string"
  },
  "returnTransportationId": {
   "type": "string"
  },
  "customDeliveryAddress": {
   "type": "string"
  },
  "customDeliveryCity": {
   "type": "string"
  },
  "customReturnAddress": {
   "type": "string"
  },
  "customReturnCity": {
   "type": "string"
  },
  "promotion": {
   "type": "string"
  },
  "paymentMethodId": {
   "type": "string"
  },
  "promotionCode": {
   "type": "string"
  },
  "commercialAgreementCode": {
   "type": "string"
  },
  "accessKey": {
   "type": "string"
  },
  "totalDays": {
   "type": "integer"
  }
 }
};
const schema61 = {
 "$id": "https://forecourt.dev/schemas/api/price-item",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "description",
  "price",
  "type",
  "typeId"
 ],
 "properties": {
  "description": {
   "type": "string"
  },
  "price": {
   "type": "number"
  },
  "type": {
   "type": "string"
  },
  "typeId": {
   "type": "integer"
  }
 }
};
const schema62 = {
 "$id": "https://forecourt.dev/schemas/api/selected-additional",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "additionalId",
  "quantity",
  "additional"
 ],
 "properties": {
  "additionalId": {
   "type": [
    "string",
    "number"
   ]
  },
  "quantity": {
   "type": "integer",
   "minimum": 1
  },
  "additional": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name"
   ],
   "properties": {
    "name": {
     "type": "string"
    }
   }
  }
 }
};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/booking" */;
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
if(data.currentStatus === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "currentStatus"},message:"must have required property '"+"currentStatus"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fromDate === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "fromDate"},message:"must have required property '"+"fromDate"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.toDate === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "toDate"},message:"must have required property '"+"toDate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.deliveryPlace === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "deliveryPlace"},message:"must have required property '"+"deliveryPlace"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.returnPlace === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "returnPlace"},message:"must have required property '"+"returnPlace"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.car === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "car"},message:"must have required property '"+"car"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.price === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.currency === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.customerBalance === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "customerBalance"},message:"must have required property '"+"customerBalance"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.priceItems === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "priceItems"},message:"must have required property '"+"priceItems"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func13.call(schema60.properties, key0))){
const err11 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err12 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.currentStatus !== undefined){
let data1 = data.currentStatus;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err13 = {instancePath:instancePath+"/currentStatus",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.fromDate !== undefined){
if(typeof data.fromDate !== "string"){
const err14 = {instancePath:instancePath+"/fromDate",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.toDate !== undefined){
if(typeof data.toDate !== "string"){
const err15 = {instancePath:instancePath+"/toDate",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.deliveryPlace !== undefined){
let data4 = data.deliveryPlace;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err16 = {instancePath:instancePath+"/deliveryPlace",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.city === undefined){
const err17 = {instancePath:instancePath+"/deliveryPlace",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.country === undefined){
const err18 = {instancePath:instancePath+"/deliveryPlace",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data4){
if(!(((((((key1 === "id") || (key1 === "name")) || (key1 === "city")) || (key1 === "country")) || (key1 === "category")) || (key1 === "branchOfficeName")) || (key1 === "price"))){
const err19 = {instancePath:instancePath+"/deliveryPlace",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.id !== undefined){
let data5 = data4.id;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
const err20 = {instancePath:instancePath+"/deliveryPlace/id",keyword:"type",params:{type: schema60.properties.deliveryPlace.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
const err21 = {instancePath:instancePath+"/deliveryPlace/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.city !== undefined){
if(typeof data4.city !== "string"){
const err22 = {instancePath:instancePath+"/deliveryPlace/city",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.country !== undefined){
if(typeof data4.country !== "string"){
const err23 = {instancePath:instancePath+"/deliveryPlace/country",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.category !== undefined){
if(typeof data4.category !== "string"){
const err24 = {instancePath:instancePath+"/deliveryPlace/category",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data4.branchOfficeName !== undefined){
if(typeof data4.branchOfficeName !== "string"){
const err25 = {instancePath:instancePath+"/deliveryPlace/branchOfficeName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.price !== undefined){
let data11 = data4.price;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err26 = {instancePath:instancePath+"/deliveryPlace/price",keyword:"type",params:{type: "number"},message:"must be number"};
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
else {
const err27 = {instancePath:instancePath+"/deliveryPlace",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.returnPlace !== undefined){
let data12 = data.returnPlace;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.name === undefined){
const err28 = {instancePath:instancePath+"/returnPlace",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.city === undefined){
const err29 = {instancePath:instancePath+"/returnPlace",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12.country === undefined){
const err30 = {instancePath:instancePath+"/returnPlace",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key2 in data12){
if(!(((((((key2 === "id") || (key2 === "name")) || (key2 === "city")) || (key2 === "country")) || (key2 === "category")) || (key2 === "branchOfficeName")) || (key2 === "price"))){
const err31 = {instancePath:instancePath+"/returnPlace",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data12.id !== undefined){
let data13 = data12.id;
if((typeof data13 !== "string") && (!((typeof data13 == "number") && (isFinite(data13))))){
const err32 = {instancePath:instancePath+"/returnPlace/id",keyword:"type",params:{type: schema60.properties.returnPlace.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data12.name !== undefined){
if(typeof data12.name !== "string"){
const err33 = {instancePath:instancePath+"/returnPlace/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data12.city !== undefined){
if(typeof data12.city !== "string"){
const err34 = {instancePath:instancePath+"/returnPlace/city",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data12.country !== undefined){
if(typeof data12.country !== "string"){
const err35 = {instancePath:instancePath+"/returnPlace/country",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data12.category !== undefined){
if(typeof data12.category !== "string"){
const err36 = {instancePath:instancePath+"/returnPlace/category",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data12.branchOfficeName !== undefined){
if(typeof data12.branchOfficeName !== "string"){
const err37 = {instancePath:instancePath+"/returnPlace/branchOfficeName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data12.price !== undefined){
let data19 = data12.price;
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err38 = {instancePath:instancePath+"/returnPlace/price",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err39 = {instancePath:instancePath+"/returnPlace",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.car !== undefined){
let data20 = data.car;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.model === undefined){
const err40 = {instancePath:instancePath+"/car",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key3 in data20){
if(!(key3 === "model")){
const err41 = {instancePath:instancePath+"/car",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data20.model !== undefined){
let data21 = data20.model;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.id === undefined){
const err42 = {instancePath:instancePath+"/car/model",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data21.name === undefined){
const err43 = {instancePath:instancePath+"/car/model",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data21.passengers === undefined){
const err44 = {instancePath:instancePath+"/car/model",keyword:"required",params:{missingProperty: "passengers"},message:"must have required property '"+"passengers"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data21.imagePath === undefined){
const err45 = {instancePath:instancePath+"/car/model",keyword:"required",params:{missingProperty: "imagePath"},message:"must have required property '"+"imagePath"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data21.brand === undefined){
const err46 = {instancePath:instancePath+"/car/model",keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key4 in data21){
if(!(func13.call(schema60.properties.car.properties.model.properties, key4))){
const err47 = {instancePath:instancePath+"/car/model",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data21.id !== undefined){
let data22 = data21.id;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
const err48 = {instancePath:instancePath+"/car/model/id",keyword:"type",params:{type: schema60.properties.car.properties.model.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data21.name !== undefined){
if(typeof data21.name !== "string"){
const err49 = {instancePath:instancePath+"/car/model/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data21.passengers !== undefined){
let data24 = data21.passengers;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err50 = {instancePath:instancePath+"/car/model/passengers",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data21.imagePath !== undefined){
if(typeof data21.imagePath !== "string"){
const err51 = {instancePath:instancePath+"/car/model/imagePath",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data21.brand !== undefined){
let data26 = data21.brand;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.name === undefined){
const err52 = {instancePath:instancePath+"/car/model/brand",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
for(const key5 in data26){
if(!(key5 === "name")){
const err53 = {instancePath:instancePath+"/car/model/brand",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data26.name !== undefined){
if(typeof data26.name !== "string"){
const err54 = {instancePath:instancePath+"/car/model/brand/name",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err55 = {instancePath:instancePath+"/car/model/brand",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data21.franchiseDamage !== undefined){
let data28 = data21.franchiseDamage;
if(!((typeof data28 == "number") && (isFinite(data28)))){
const err56 = {instancePath:instancePath+"/car/model/franchiseDamage",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data21.franchiseTheft !== undefined){
let data29 = data21.franchiseTheft;
if(!((typeof data29 == "number") && (isFinite(data29)))){
const err57 = {instancePath:instancePath+"/car/model/franchiseTheft",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data21.franchiseHail !== undefined){
let data30 = data21.franchiseHail;
if(!((typeof data30 == "number") && (isFinite(data30)))){
const err58 = {instancePath:instancePath+"/car/model/franchiseHail",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data21.franchiseRollover !== undefined){
let data31 = data21.franchiseRollover;
if(!((typeof data31 == "number") && (isFinite(data31)))){
const err59 = {instancePath:instancePath+"/car/model/franchiseRollover",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data21.doors !== undefined){
let data32 = data21.doors;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err60 = {instancePath:instancePath+"/car/model/doors",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data21.luggage !== undefined){
let data33 = data21.luggage;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err61 = {instancePath:instancePath+"/car/model/luggage",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data21.transmission !== undefined){
if(typeof data21.transmission !== "string"){
const err62 = {instancePath:instancePath+"/car/model/transmission",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data21.airConditioning !== undefined){
if(typeof data21.airConditioning !== "boolean"){
const err63 = {instancePath:instancePath+"/car/model/airConditioning",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data21.fuel !== undefined){
if(typeof data21.fuel !== "string"){
const err64 = {instancePath:instancePath+"/car/model/fuel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data21.fuelPolicy !== undefined){
if(typeof data21.fuelPolicy !== "string"){
const err65 = {instancePath:instancePath+"/car/model/fuelPolicy",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err66 = {instancePath:instancePath+"/car/model",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/car",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.category !== undefined){
let data38 = data.category;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.id === undefined){
const err68 = {instancePath:instancePath+"/category",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data38.name === undefined){
const err69 = {instancePath:instancePath+"/category",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
for(const key6 in data38){
if(!((((((((key6 === "id") || (key6 === "name")) || (key6 === "deposit")) || (key6 === "franchiseDamage")) || (key6 === "franchiseTheft")) || (key6 === "franchiseHail")) || (key6 === "franchiseRollover")) || (key6 === "imagePath"))){
const err70 = {instancePath:instancePath+"/category",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data38.id !== undefined){
let data39 = data38.id;
if((typeof data39 !== "string") && (!((typeof data39 == "number") && (isFinite(data39))))){
const err71 = {instancePath:instancePath+"/category/id",keyword:"type",params:{type: schema60.properties.category.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data38.name !== undefined){
if(typeof data38.name !== "string"){
const err72 = {instancePath:instancePath+"/category/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data38.deposit !== undefined){
let data41 = data38.deposit;
if(!((typeof data41 == "number") && (isFinite(data41)))){
const err73 = {instancePath:instancePath+"/category/deposit",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data38.franchiseDamage !== undefined){
let data42 = data38.franchiseDamage;
if(!((typeof data42 == "number") && (isFinite(data42)))){
const err74 = {instancePath:instancePath+"/category/franchiseDamage",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data38.franchiseTheft !== undefined){
let data43 = data38.franchiseTheft;
if(!((typeof data43 == "number") && (isFinite(data43)))){
const err75 = {instancePath:instancePath+"/category/franchiseTheft",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data38.franchiseHail !== undefined){
let data44 = data38.franchiseHail;
if(!((typeof data44 == "number") && (isFinite(data44)))){
const err76 = {instancePath:instancePath+"/category/franchiseHail",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data38.franchiseRollover !== undefined){
let data45 = data38.franchiseRollover;
if(!((typeof data45 == "number") && (isFinite(data45)))){
const err77 = {instancePath:instancePath+"/category/franchiseRollover",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data38.imagePath !== undefined){
if(typeof data38.imagePath !== "string"){
const err78 = {instancePath:instancePath+"/category/imagePath",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/category",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.price !== undefined){
let data47 = data.price;
if(!((typeof data47 == "number") && (isFinite(data47)))){
const err80 = {instancePath:instancePath+"/price",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err81 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.totalPayed !== undefined){
let data49 = data.totalPayed;
if(!((typeof data49 == "number") && (isFinite(data49)))){
const err82 = {instancePath:instancePath+"/totalPayed",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.balance !== undefined){
let data50 = data.balance;
if(!((typeof data50 == "number") && (isFinite(data50)))){
const err83 = {instancePath:instancePath+"/balance",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.customerBalance !== undefined){
let data51 = data.customerBalance;
if(!((typeof data51 == "number") && (isFinite(data51)))){
const err84 = {instancePath:instancePath+"/customerBalance",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.isOnRequest !== undefined){
if(typeof data.isOnRequest !== "boolean"){
const err85 = {instancePath:instancePath+"/isOnRequest",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.ilimitedKm !== undefined){
if(typeof data.ilimitedKm !== "boolean"){
const err86 = {instancePath:instancePath+"/ilimitedKm",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.priceItems !== undefined){
let data54 = data.priceItems;
if(Array.isArray(data54)){
const len0 = data54.length;
for(let i0=0; i0<len0; i0++){
let data55 = data54[i0];
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.description === undefined){
const err87 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data55.price === undefined){
const err88 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data55.type === undefined){
const err89 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data55.typeId === undefined){
const err90 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"required",params:{missingProperty: "typeId"},message:"must have required property '"+"typeId"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
for(const key7 in data55){
if(!((((key7 === "description") || (key7 === "price")) || (key7 === "type")) || (key7 === "typeId"))){
const err91 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data55.description !== undefined){
if(typeof data55.description !== "string"){
const err92 = {instancePath:instancePath+"/priceItems/" + i0+"/description",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data55.price !== undefined){
let data57 = data55.price;
if(!((typeof data57 == "number") && (isFinite(data57)))){
const err93 = {instancePath:instancePath+"/priceItems/" + i0+"/price",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data55.type !== undefined){
if(typeof data55.type !== "string"){
const err94 = {instancePath:instancePath+"/priceItems/" + i0+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data55.typeId !== undefined){
let data59 = data55.typeId;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
const err95 = {instancePath:instancePath+"/priceItems/" + i0+"/typeId",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/priceItems",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.payNow !== undefined){
let data60 = data.payNow;
if(!((typeof data60 == "number") && (isFinite(data60)))){
const err98 = {instancePath:instancePath+"/payNow",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.branchOfficeId !== undefined){
let data61 = data.branchOfficeId;
if((typeof data61 !== "string") && (!((typeof data61 == "number") && (isFinite(data61))))){
const err99 = {instancePath:instancePath+"/branchOfficeId",keyword:"type",params:{type: schema60.properties.branchOfficeId.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.additionals !== undefined){
let data62 = data.additionals;
if(Array.isArray(data62)){
const len1 = data62.length;
for(let i1=0; i1<len1; i1++){
let data63 = data62[i1];
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
if(data63.additionalId === undefined){
const err100 = {instancePath:instancePath+"/additionals/" + i1,keyword:"required",params:{missingProperty: "additionalId"},message:"must have required property '"+"additionalId"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data63.quantity === undefined){
const err101 = {instancePath:instancePath+"/additionals/" + i1,keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data63.additional === undefined){
const err102 = {instancePath:instancePath+"/additionals/" + i1,keyword:"required",params:{missingProperty: "additional"},message:"must have required property '"+"additional"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
for(const key8 in data63){
if(!(((key8 === "additionalId") || (key8 === "quantity")) || (key8 === "additional"))){
const err103 = {instancePath:instancePath+"/additionals/" + i1,keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data63.additionalId !== undefined){
let data64 = data63.additionalId;
if((typeof data64 !== "string") && (!((typeof data64 == "number") && (isFinite(data64))))){
const err104 = {instancePath:instancePath+"/additionals/" + i1+"/additionalId",keyword:"type",params:{type: schema62.properties.additionalId.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data63.quantity !== undefined){
let data65 = data63.quantity;
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
const err105 = {instancePath:instancePath+"/additionals/" + i1+"/quantity",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 < 1 || isNaN(data65)){
const err106 = {instancePath:instancePath+"/additionals/" + i1+"/quantity",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
if(data63.additional !== undefined){
let data66 = data63.additional;
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.name === undefined){
const err107 = {instancePath:instancePath+"/additionals/" + i1+"/additional",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
for(const key9 in data66){
if(!(key9 === "name")){
const err108 = {instancePath:instancePath+"/additionals/" + i1+"/additional",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data66.name !== undefined){
if(typeof data66.name !== "string"){
const err109 = {instancePath:instancePath+"/additionals/" + i1+"/additional/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/additionals/" + i1+"/additional",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/additionals/" + i1,keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err112 = {instancePath:instancePath+"/additionals",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data.exchangeRate !== undefined){
let data68 = data.exchangeRate;
if(!((typeof data68 == "number") && (isFinite(data68)))){
const err113 = {instancePath:instancePath+"/exchangeRate",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.franchiseDamage !== undefined){
let data69 = data.franchiseDamage;
if(!((typeof data69 == "number") && (isFinite(data69)))){
const err114 = {instancePath:instancePath+"/franchiseDamage",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data.franchiseTheft !== undefined){
let data70 = data.franchiseTheft;
if(!((typeof data70 == "number") && (isFinite(data70)))){
const err115 = {instancePath:instancePath+"/franchiseTheft",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data.franchiseHail !== undefined){
let data71 = data.franchiseHail;
if(!((typeof data71 == "number") && (isFinite(data71)))){
const err116 = {instancePath:instancePath+"/franchiseHail",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.franchiseRollover !== undefined){
let data72 = data.franchiseRollover;
if(!((typeof data72 == "number") && (isFinite(data72)))){
const err117 = {instancePath:instancePath+"/franchiseRollover",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.cancellation !== undefined){
let data73 = data.cancellation;
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
if(data73.isPossible === undefined){
const err118 = {instancePath:instancePath+"/cancellation",keyword:"required",params:{missingProperty: "isPossible"},message:"must have required property '"+"isPossible"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data73.fee === undefined){
const err119 = {instancePath:instancePath+"/cancellation",keyword:"required",params:{missingProperty: "fee"},message:"must have required property '"+"fee"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
for(const key10 in data73){
if(!(((((key10 === "isPossible") || (key10 === "freeUntil")) || (key10 === "feeAfter")) || (key10 === "fee")) || (key10 === "charged"))){
const err120 = {instancePath:instancePath+"/cancellation",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data73.isPossible !== undefined){
if(typeof data73.isPossible !== "boolean"){
const err121 = {instancePath:instancePath+"/cancellation/isPossible",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data73.freeUntil !== undefined){
if(typeof data73.freeUntil !== "string"){
const err122 = {instancePath:instancePath+"/cancellation/freeUntil",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data73.feeAfter !== undefined){
let data76 = data73.feeAfter;
if(!((typeof data76 == "number") && (isFinite(data76)))){
const err123 = {instancePath:instancePath+"/cancellation/feeAfter",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data73.fee !== undefined){
let data77 = data73.fee;
if(!((typeof data77 == "number") && (isFinite(data77)))){
const err124 = {instancePath:instancePath+"/cancellation/fee",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data73.charged !== undefined){
let data78 = data73.charged;
if(!((typeof data78 == "number") && (isFinite(data78)))){
const err125 = {instancePath:instancePath+"/cancellation/charged",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/cancellation",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data.deadlines !== undefined){
let data79 = data.deadlines;
if(Array.isArray(data79)){
const len2 = data79.length;
for(let i2=0; i2<len2; i2++){
let data80 = data79[i2];
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if(data80.name === undefined){
const err127 = {instancePath:instancePath+"/deadlines/" + i2,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data80.until === undefined){
const err128 = {instancePath:instancePath+"/deadlines/" + i2,keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
for(const key11 in data80){
if(!((key11 === "name") || (key11 === "until"))){
const err129 = {instancePath:instancePath+"/deadlines/" + i2,keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data80.name !== undefined){
if(typeof data80.name !== "string"){
const err130 = {instancePath:instancePath+"/deadlines/" + i2+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data80.until !== undefined){
if(typeof data80.until !== "string"){
const err131 = {instancePath:instancePath+"/deadlines/" + i2+"/until",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
}
else {
const err132 = {instancePath:instancePath+"/deadlines/" + i2,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
else {
const err133 = {instancePath:instancePath+"/deadlines",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data.customer !== undefined){
let data83 = data.customer;
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
if(data83.firstName === undefined){
const err134 = {instancePath:instancePath+"/customer",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(data83.lastName === undefined){
const err135 = {instancePath:instancePath+"/customer",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(data83.emailAddress === undefined){
const err136 = {instancePath:instancePath+"/customer",keyword:"required",params:{missingProperty: "emailAddress"},message:"must have required property '"+"emailAddress"+"'"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(data83.cellPhone === undefined){
const err137 = {instancePath:instancePath+"/customer",keyword:"required",params:{missingProperty: "cellPhone"},message:"must have required property '"+"cellPhone"+"'"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
for(const key12 in data83){
if(!((((key12 === "firstName") || (key12 === "lastName")) || (key12 === "emailAddress")) || (key12 === "cellPhone"))){
const err138 = {instancePath:instancePath+"/customer",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data83.firstName !== undefined){
if(typeof data83.firstName !== "string"){
const err139 = {instancePath:instancePath+"/customer/firstName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data83.lastName !== undefined){
if(typeof data83.lastName !== "string"){
const err140 = {instancePath:instancePath+"/customer/lastName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data83.emailAddress !== undefined){
if(typeof data83.emailAddress !== "string"){
const err141 = {instancePath:instancePath+"/customer/emailAddress",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data83.cellPhone !== undefined){
if(typeof data83.cellPhone !== "string"){
const err142 = {instancePath:instancePath+"/customer/cellPhone",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err143 = {instancePath:instancePath+"/customer",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data.driver !== undefined){
let data88 = data.driver;
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
if(data88.firstName === undefined){
const err144 = {instancePath:instancePath+"/driver",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(data88.lastName === undefined){
const err145 = {instancePath:instancePath+"/driver",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data88.emailAddress === undefined){
const err146 = {instancePath:instancePath+"/driver",keyword:"required",params:{missingProperty: "emailAddress"},message:"must have required property '"+"emailAddress"+"'"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(data88.cellPhone === undefined){
const err147 = {instancePath:instancePath+"/driver",keyword:"required",params:{missingProperty: "cellPhone"},message:"must have required property '"+"cellPhone"+"'"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
for(const key13 in data88){
if(!((((key13 === "firstName") || (key13 === "lastName")) || (key13 === "emailAddress")) || (key13 === "cellPhone"))){
const err148 = {instancePath:instancePath+"/driver",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data88.firstName !== undefined){
if(typeof data88.firstName !== "string"){
const err149 = {instancePath:instancePath+"/driver/firstName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data88.lastName !== undefined){
if(typeof data88.lastName !== "string"){
const err150 = {instancePath:instancePath+"/driver/lastName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data88.emailAddress !== undefined){
if(typeof data88.emailAddress !== "string"){
const err151 = {instancePath:instancePath+"/driver/emailAddress",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data88.cellPhone !== undefined){
if(typeof data88.cellPhone !== "string"){
const err152 = {instancePath:instancePath+"/driver/cellPhone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
else {
const err153 = {instancePath:instancePath+"/driver",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data.isCompany !== undefined){
if(typeof data.isCompany !== "boolean"){
const err154 = {instancePath:instancePath+"/isCompany",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data.deliveryTransportationId !== undefined){
if(typeof data.deliveryTransportationId !== "string"){
const err155 = {instancePath:instancePath+"/deliveryTransportationId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data.returnTransportationId !== undefined){
if(typeof data.returnTransportationId !== "string"){
const err156 = {instancePath:instancePath+"/returnTransportationId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data.customDeliveryAddress !== undefined){
if(typeof data.customDeliveryAddress !== "string"){
const err157 = {instancePath:instancePath+"/customDeliveryAddress",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data.customDeliveryCity !== undefined){
if(typeof data.customDeliveryCity !== "string"){
const err158 = {instancePath:instancePath+"/customDeliveryCity",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data.customReturnAddress !== undefined){
if(typeof data.customReturnAddress !== "string"){
const err159 = {instancePath:instancePath+"/customReturnAddress",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data.customReturnCity !== undefined){
if(typeof data.customReturnCity !== "string"){
const err160 = {instancePath:instancePath+"/customReturnCity",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data.promotion !== undefined){
if(typeof data.promotion !== "string"){
const err161 = {instancePath:instancePath+"/promotion",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data.paymentMethodId !== undefined){
if(typeof data.paymentMethodId !== "string"){
const err162 = {instancePath:instancePath+"/paymentMethodId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data.promotionCode !== undefined){
if(typeof data.promotionCode !== "string"){
const err163 = {instancePath:instancePath+"/promotionCode",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data.commercialAgreementCode !== undefined){
if(typeof data.commercialAgreementCode !== "string"){
const err164 = {instancePath:instancePath+"/commercialAgreementCode",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data.accessKey !== undefined){
if(typeof data.accessKey !== "string"){
const err165 = {instancePath:instancePath+"/accessKey",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data.totalDays !== undefined){
let data105 = data.totalDays;
if(!(((typeof data105 == "number") && (!(data105 % 1) && !isNaN(data105))) && (isFinite(data105)))){
const err166 = {instancePath:instancePath+"/totalDays",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
else {
const err167 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}


export const BranchOffice = validate36;
const schema63 = {
 "$id": "https://forecourt.dev/schemas/api/branch-office",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "name",
  "address",
  "city",
  "country",
  "phone",
  "emailAddress"
 ],
 "properties": {
  "id": {
   "type": [
    "string",
    "number"
   ]
  },
  "name": {
   "type": "string"
  },
  "address": {
   "type": "string"
  },
  "city": {
   "type": "string"
  },
  "country": {
   "type": "string"
  },
  "phone": {
   "type": "string"
  },
  "emailAddress": {
   "type": "string"
  },
  "latitude": {
   "type": "number"
  },
  "longitude": {
   "type": "number"
  }
 }
};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/branch-office" */;
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
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.address === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.city === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.country === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.phone === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.emailAddress === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "emailAddress"},message:"must have required property '"+"emailAddress"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func13.call(schema63.properties, key0))){
const err7 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err8 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema63.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err9 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
const err10 = {instancePath:instancePath+"/address",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
const err11 = {instancePath:instancePath+"/city",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
const err12 = {instancePath:instancePath+"/country",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
const err13 = {instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.emailAddress !== undefined){
if(typeof data.emailAddress !== "string"){
const err14 = {instancePath:instancePath+"/emailAddress",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.latitude !== undefined){
let data7 = data.latitude;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/latitude",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.longitude !== undefined){
let data8 = data.longitude;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/longitude",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err17 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


export const CaptchaChallenge = validate37;
const schema64 = {
 "$id": "https://forecourt.dev/schemas/api/captcha-challenge",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "algorithm",
  "challenge",
  "salt",
  "maxNumber",
  "signature"
 ],
 "properties": {
  "algorithm": {
   "enum": [
    "SHA-256"
   ]
  },
  "challenge": {
   "type": "string",
   "pattern": "^[0-9a-f]{64}$"
  },
  "salt": {
   "type": "string",
   "maxLength": 200
  },
  "maxNumber": {
   "type": "integer",
   "minimum": 1
  },
  "signature": {
   "type": "string",
   "pattern": "^[0-9a-f]{64}$"
  }
 }
};
const pattern96 = new RegExp("^[0-9a-f]{64}$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/captcha-challenge" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.algorithm === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "algorithm"},message:"must have required property '"+"algorithm"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.challenge === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "challenge"},message:"must have required property '"+"challenge"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.salt === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "salt"},message:"must have required property '"+"salt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.maxNumber === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "maxNumber"},message:"must have required property '"+"maxNumber"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.signature === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "signature"},message:"must have required property '"+"signature"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "algorithm") || (key0 === "challenge")) || (key0 === "salt")) || (key0 === "maxNumber")) || (key0 === "signature"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.algorithm !== undefined){
if(!(data.algorithm === "SHA-256")){
const err6 = {instancePath:instancePath+"/algorithm",keyword:"enum",params:{allowedValues: schema64.properties.algorithm.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.challenge !== undefined){
let data1 = data.challenge;
if(typeof data1 === "string"){
if(!pattern96.test(data1)){
const err7 = {instancePath:instancePath+"/challenge",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
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
const err8 = {instancePath:instancePath+"/challenge",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.salt !== undefined){
let data2 = data.salt;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/salt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err10 = {instancePath:instancePath+"/salt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.maxNumber !== undefined){
let data3 = data.maxNumber;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/maxNumber",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/maxNumber",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.signature !== undefined){
let data4 = data.signature;
if(typeof data4 === "string"){
if(!pattern96.test(data4)){
const err13 = {instancePath:instancePath+"/signature",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
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
const err14 = {instancePath:instancePath+"/signature",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}


export const Category = validate38;
const schema65 = {
 "$id": "https://forecourt.dev/schemas/api/category",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "name",
  "imagePath",
  "models"
 ],
 "properties": {
  "id": {
   "type": [
    "string",
    "number"
   ]
  },
  "name": {
   "type": "string"
  },
  "imagePath": {
   "type": "string"
  },
  "models": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "name",
     "passengers",
     "imagePath",
     "brand"
    ],
    "properties": {
     "id": {
      "type": [
       "string",
       "number"
      ]
     },
     "name": {
      "type": "string"
     },
     "passengers": {
      "type": "integer"
     },
     "imagePath": {
      "type": "string"
     },
     "brand": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "name"
      ],
      "properties": {
       "name": {
        "type": "string"
       }
      }
     },
     "doors": {
      "type": "integer"
     },
     "luggage": {
      "type": "integer"
     },
     "transmission": {
      "type": "string"
     },
     "airConditioning": {
      "type": "boolean"
     },
     "fuel": {
      "type": "string"
     },
     "fuelPolicy": {
      "type": "string"
     },
     "onlyQuote": {
      "type": "boolean"
     },
     "franchiseDamage": {
      "type": "number"
     },
     "franchiseTheft": {
      "type": "number"
     },
     "franchiseHail": {
      "type": "number"
     },
     "franchiseRollover": {
      "type": "number"
     }
    }
   }
  },
  "franchiseDamage": {
   "type": "number"
  },
  "franchiseTheft": {
   "type": "number"
  },
  "franchiseHail": {
   "type": "number"
  },
  "franchiseRollover": {
   "type": "number"
  },
  "currency": {
   "type": "string"
  }
 }
};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/category" */;
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
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.imagePath === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "imagePath"},message:"must have required property '"+"imagePath"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.models === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "models"},message:"must have required property '"+"models"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func13.call(schema65.properties, key0))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err5 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema65.properties.id.type},message:"must be string,number"};
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
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.imagePath !== undefined){
if(typeof data.imagePath !== "string"){
const err7 = {instancePath:instancePath+"/imagePath",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.models !== undefined){
let data3 = data.models;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
const err8 = {instancePath:instancePath+"/models/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.name === undefined){
const err9 = {instancePath:instancePath+"/models/" + i0,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.passengers === undefined){
const err10 = {instancePath:instancePath+"/models/" + i0,keyword:"required",params:{missingProperty: "passengers"},message:"must have required property '"+"passengers"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.imagePath === undefined){
const err11 = {instancePath:instancePath+"/models/" + i0,keyword:"required",params:{missingProperty: "imagePath"},message:"must have required property '"+"imagePath"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.brand === undefined){
const err12 = {instancePath:instancePath+"/models/" + i0,keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data4){
if(!(func13.call(schema65.properties.models.items.properties, key1))){
const err13 = {instancePath:instancePath+"/models/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
const err14 = {instancePath:instancePath+"/models/" + i0+"/id",keyword:"type",params:{type: schema65.properties.models.items.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
const err15 = {instancePath:instancePath+"/models/" + i0+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.passengers !== undefined){
let data7 = data4.passengers;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/models/" + i0+"/passengers",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.imagePath !== undefined){
if(typeof data4.imagePath !== "string"){
const err17 = {instancePath:instancePath+"/models/" + i0+"/imagePath",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.brand !== undefined){
let data9 = data4.brand;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.name === undefined){
const err18 = {instancePath:instancePath+"/models/" + i0+"/brand",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key2 in data9){
if(!(key2 === "name")){
const err19 = {instancePath:instancePath+"/models/" + i0+"/brand",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data9.name !== undefined){
if(typeof data9.name !== "string"){
const err20 = {instancePath:instancePath+"/models/" + i0+"/brand/name",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err21 = {instancePath:instancePath+"/models/" + i0+"/brand",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.doors !== undefined){
let data11 = data4.doors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err22 = {instancePath:instancePath+"/models/" + i0+"/doors",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.luggage !== undefined){
let data12 = data4.luggage;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err23 = {instancePath:instancePath+"/models/" + i0+"/luggage",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.transmission !== undefined){
if(typeof data4.transmission !== "string"){
const err24 = {instancePath:instancePath+"/models/" + i0+"/transmission",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data4.airConditioning !== undefined){
if(typeof data4.airConditioning !== "boolean"){
const err25 = {instancePath:instancePath+"/models/" + i0+"/airConditioning",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.fuel !== undefined){
if(typeof data4.fuel !== "string"){
const err26 = {instancePath:instancePath+"/models/" + i0+"/fuel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data4.fuelPolicy !== undefined){
if(typeof data4.fuelPolicy !== "string"){
const err27 = {instancePath:instancePath+"/models/" + i0+"/fuelPolicy",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data4.onlyQuote !== undefined){
if(typeof data4.onlyQuote !== "boolean"){
const err28 = {instancePath:instancePath+"/models/" + i0+"/onlyQuote",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data4.franchiseDamage !== undefined){
let data18 = data4.franchiseDamage;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err29 = {instancePath:instancePath+"/models/" + i0+"/franchiseDamage",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data4.franchiseTheft !== undefined){
let data19 = data4.franchiseTheft;
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err30 = {instancePath:instancePath+"/models/" + i0+"/franchiseTheft",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data4.franchiseHail !== undefined){
let data20 = data4.franchiseHail;
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err31 = {instancePath:instancePath+"/models/" + i0+"/franchiseHail",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data4.franchiseRollover !== undefined){
let data21 = data4.franchiseRollover;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err32 = {instancePath:instancePath+"/models/" + i0+"/franchiseRollover",keyword:"type",params:{type: "number"},message:"must be number"};
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
else {
const err33 = {instancePath:instancePath+"/models/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/models",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.franchiseDamage !== undefined){
let data22 = data.franchiseDamage;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err35 = {instancePath:instancePath+"/franchiseDamage",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.franchiseTheft !== undefined){
let data23 = data.franchiseTheft;
if(!((typeof data23 == "number") && (isFinite(data23)))){
const err36 = {instancePath:instancePath+"/franchiseTheft",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.franchiseHail !== undefined){
let data24 = data.franchiseHail;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err37 = {instancePath:instancePath+"/franchiseHail",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.franchiseRollover !== undefined){
let data25 = data.franchiseRollover;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err38 = {instancePath:instancePath+"/franchiseRollover",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err39 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err40 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}


export const ContactEntry = validate39;
const schema66 = {
 "$id": "https://forecourt.dev/schemas/api/contact-entry",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "email",
  "replyToName",
  "replyToEmail",
  "receivers",
  "fields",
  "language"
 ],
 "properties": {
  "email": {
   "type": "string",
   "maxLength": 254
  },
  "replyToName": {
   "type": "string",
   "maxLength": 200
  },
  "replyToEmail": {
   "type": "string",
   "maxLength": 254
  },
  "receivers": {
   "type": "string",
   "maxLength": 4000
  },
  "fields": {
   "type": "string",
   "maxLength": 120000
  },
  "language": {
   "type": "string",
   "pattern": "^[a-z]{2}(-[A-Z]{2})?$"
  },
  "formId": {
   "type": "string",
   "maxLength": 80
  },
  "captcha": {
   "type": "string",
   "maxLength": 1000
  }
 }
};
const pattern98 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/contact-entry" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.replyToName === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "replyToName"},message:"must have required property '"+"replyToName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.replyToEmail === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "replyToEmail"},message:"must have required property '"+"replyToEmail"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.receivers === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "receivers"},message:"must have required property '"+"receivers"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.fields === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.language === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "email") || (key0 === "replyToName")) || (key0 === "replyToEmail")) || (key0 === "receivers")) || (key0 === "fields")) || (key0 === "language")) || (key0 === "formId")) || (key0 === "captcha"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err7 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err8 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.replyToName !== undefined){
let data1 = data.replyToName;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err9 = {instancePath:instancePath+"/replyToName",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err10 = {instancePath:instancePath+"/replyToName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.replyToEmail !== undefined){
let data2 = data.replyToEmail;
if(typeof data2 === "string"){
if(func1(data2) > 254){
const err11 = {instancePath:instancePath+"/replyToEmail",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
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
const err12 = {instancePath:instancePath+"/replyToEmail",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.receivers !== undefined){
let data3 = data.receivers;
if(typeof data3 === "string"){
if(func1(data3) > 4000){
const err13 = {instancePath:instancePath+"/receivers",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
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
const err14 = {instancePath:instancePath+"/receivers",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.fields !== undefined){
let data4 = data.fields;
if(typeof data4 === "string"){
if(func1(data4) > 120000){
const err15 = {instancePath:instancePath+"/fields",keyword:"maxLength",params:{limit: 120000},message:"must NOT have more than 120000 characters"};
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
const err16 = {instancePath:instancePath+"/fields",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.language !== undefined){
let data5 = data.language;
if(typeof data5 === "string"){
if(!pattern98.test(data5)){
const err17 = {instancePath:instancePath+"/language",keyword:"pattern",params:{pattern: "^[a-z]{2}(-[A-Z]{2})?$"},message:"must match pattern \""+"^[a-z]{2}(-[A-Z]{2})?$"+"\""};
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
const err18 = {instancePath:instancePath+"/language",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.formId !== undefined){
let data6 = data.formId;
if(typeof data6 === "string"){
if(func1(data6) > 80){
const err19 = {instancePath:instancePath+"/formId",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
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
const err20 = {instancePath:instancePath+"/formId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.captcha !== undefined){
let data7 = data.captcha;
if(typeof data7 === "string"){
if(func1(data7) > 1000){
const err21 = {instancePath:instancePath+"/captcha",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
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
const err22 = {instancePath:instancePath+"/captcha",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}


export const CountryState = validate40;
const schema67 = {
 "$id": "https://forecourt.dev/schemas/api/country-state",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "name"
 ],
 "properties": {
  "id": {
   "type": [
    "string",
    "number"
   ]
  },
  "name": {
   "type": "string"
  }
 }
};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/country-state" */;
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
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema67.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}


export const Country = validate41;
const schema68 = {
 "$id": "https://forecourt.dev/schemas/api/country",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "name",
  "isoCode"
 ],
 "properties": {
  "id": {
   "type": [
    "string",
    "number"
   ]
  },
  "name": {
   "type": "string"
  },
  "isoCode": {
   "type": "string",
   "pattern": "^[A-Z]{2}$"
  }
 }
};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/country" */;
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
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.isoCode === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "isoCode"},message:"must have required property '"+"isoCode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "isoCode"))){
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
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err4 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema68.properties.id.type},message:"must be string,number"};
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
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.isoCode !== undefined){
let data2 = data.isoCode;
if(typeof data2 === "string"){
if(!pattern34.test(data2)){
const err6 = {instancePath:instancePath+"/isoCode",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
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
const err7 = {instancePath:instancePath+"/isoCode",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}


export const CreatedAccessToken = validate42;
const schema69 = {
 "$id": "https://forecourt.dev/schemas/api/created-access-token",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "token",
  "expiresAt"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[0-9a-f-]{36}$"
  },
  "token": {
   "type": "string"
  },
  "expiresAt": {
   "type": "integer"
  }
 }
};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/created-access-token" */;
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
if(data.token === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expiresAt === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "token")) || (key0 === "expiresAt"))){
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
if(!pattern5.test(data0)){
const err4 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[0-9a-f-]{36}$"},message:"must match pattern \""+"^[0-9a-f-]{36}$"+"\""};
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
if(data.token !== undefined){
if(typeof data.token !== "string"){
const err6 = {instancePath:instancePath+"/token",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data2 = data.expiresAt;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/expiresAt",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}


export const Currency = validate43;
const schema70 = {
 "$id": "https://forecourt.dev/schemas/api/currency",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "isoCode",
  "name",
  "exchangeRate",
  "isSystemDefault",
  "symbol",
  "showSymbolAsSuffix",
  "decimals"
 ],
 "properties": {
  "id": {
   "type": "string"
  },
  "isoCode": {
   "type": "string"
  },
  "name": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
  },
  "exchangeRate": {
   "type": "number"
  },
  "isSystemDefault": {
   "type": "boolean"
  },
  "symbol": {
   "type": "string"
  },
  "showSymbolAsSuffix": {
   "type": "boolean"
  },
  "decimals": {
   "type": "integer",
   "minimum": 0
  }
 }
};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/currency" */;
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
if(data.isoCode === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "isoCode"},message:"must have required property '"+"isoCode"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.exchangeRate === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "exchangeRate"},message:"must have required property '"+"exchangeRate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.isSystemDefault === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "isSystemDefault"},message:"must have required property '"+"isSystemDefault"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.symbol === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.showSymbolAsSuffix === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "showSymbolAsSuffix"},message:"must have required property '"+"showSymbolAsSuffix"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.decimals === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "decimals"},message:"must have required property '"+"decimals"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "isoCode")) || (key0 === "name")) || (key0 === "exchangeRate")) || (key0 === "isSystemDefault")) || (key0 === "symbol")) || (key0 === "showSymbolAsSuffix")) || (key0 === "decimals"))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err9 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.isoCode !== undefined){
if(typeof data.isoCode !== "string"){
const err10 = {instancePath:instancePath+"/isoCode",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(typeof data2[key1] !== "string"){
const err11 = {instancePath:instancePath+"/name/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
const err12 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.exchangeRate !== undefined){
let data4 = data.exchangeRate;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/exchangeRate",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.isSystemDefault !== undefined){
if(typeof data.isSystemDefault !== "boolean"){
const err14 = {instancePath:instancePath+"/isSystemDefault",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.symbol !== undefined){
if(typeof data.symbol !== "string"){
const err15 = {instancePath:instancePath+"/symbol",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.showSymbolAsSuffix !== undefined){
if(typeof data.showSymbolAsSuffix !== "boolean"){
const err16 = {instancePath:instancePath+"/showSymbolAsSuffix",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.decimals !== undefined){
let data8 = data.decimals;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err17 = {instancePath:instancePath+"/decimals",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/decimals",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err19 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}


export const DayPrice = validate44;
const schema71 = {
 "$id": "https://forecourt.dev/schemas/api/day-price",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "date",
  "price",
  "totalDays",
  "currency"
 ],
 "properties": {
  "date": {
   "type": "string",
   "pattern": "^\\d{4}-\\d\\d-\\d\\d$"
  },
  "price": {
   "type": "number"
  },
  "totalDays": {
   "type": "integer"
  },
  "currency": {
   "type": "string"
  }
 }
};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/day-price" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.price === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.totalDays === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "totalDays"},message:"must have required property '"+"totalDays"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.currency === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "date") || (key0 === "price")) || (key0 === "totalDays")) || (key0 === "currency"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.date !== undefined){
let data0 = data.date;
if(typeof data0 === "string"){
if(!pattern35.test(data0)){
const err5 = {instancePath:instancePath+"/date",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\d$"+"\""};
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
const err6 = {instancePath:instancePath+"/date",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.price !== undefined){
let data1 = data.price;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/price",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.totalDays !== undefined){
let data2 = data.totalDays;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/totalDays",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err9 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}


export const DemoAccounts = validate45;
const schema72 = {
 "$id": "https://forecourt.dev/schemas/api/demo-accounts",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "password",
  "accounts"
 ],
 "properties": {
  "password": {
   "type": "string"
  },
  "accounts": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email",
     "name",
     "sites"
    ],
    "properties": {
     "email": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254
     },
     "name": {
      "type": "string"
     },
     "sites": {
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "id",
        "name",
        "role"
       ],
       "properties": {
        "id": {
         "type": "string"
        },
        "name": {
         "type": "string"
        },
        "role": {
         "enum": [
          "editor",
          "publisher",
          "administrator"
         ]
        }
       }
      }
     }
    }
   }
  }
 }
};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/demo-accounts" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.accounts === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "accounts"},message:"must have required property '"+"accounts"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "password") || (key0 === "accounts"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.password !== undefined){
if(typeof data.password !== "string"){
const err3 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.accounts !== undefined){
let data1 = data.accounts;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.email === undefined){
const err4 = {instancePath:instancePath+"/accounts/" + i0,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.name === undefined){
const err5 = {instancePath:instancePath+"/accounts/" + i0,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.sites === undefined){
const err6 = {instancePath:instancePath+"/accounts/" + i0,keyword:"required",params:{missingProperty: "sites"},message:"must have required property '"+"sites"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data2){
if(!(((key1 === "email") || (key1 === "name")) || (key1 === "sites"))){
const err7 = {instancePath:instancePath+"/accounts/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.email !== undefined){
let data3 = data2.email;
if(typeof data3 === "string"){
if(func1(data3) > 254){
const err8 = {instancePath:instancePath+"/accounts/" + i0+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/accounts/" + i0+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err10 = {instancePath:instancePath+"/accounts/" + i0+"/email",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
const err11 = {instancePath:instancePath+"/accounts/" + i0+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.sites !== undefined){
let data5 = data2.sites;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
const err12 = {instancePath:instancePath+"/accounts/" + i0+"/sites/" + i1,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.name === undefined){
const err13 = {instancePath:instancePath+"/accounts/" + i0+"/sites/" + i1,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.role === undefined){
const err14 = {instancePath:instancePath+"/accounts/" + i0+"/sites/" + i1,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data6){
if(!(((key2 === "id") || (key2 === "name")) || (key2 === "role"))){
const err15 = {instancePath:instancePath+"/accounts/" + i0+"/sites/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.id !== undefined){
if(typeof data6.id !== "string"){
const err16 = {instancePath:instancePath+"/accounts/" + i0+"/sites/" + i1+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err17 = {instancePath:instancePath+"/accounts/" + i0+"/sites/" + i1+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.role !== undefined){
let data9 = data6.role;
if(!(((data9 === "editor") || (data9 === "publisher")) || (data9 === "administrator"))){
const err18 = {instancePath:instancePath+"/accounts/" + i0+"/sites/" + i1+"/role",keyword:"enum",params:{allowedValues: schema72.properties.accounts.items.properties.sites.items.properties.role.enum},message:"must be equal to one of the allowed values"};
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
else {
const err19 = {instancePath:instancePath+"/accounts/" + i0+"/sites/" + i1,keyword:"type",params:{type: "object"},message:"must be object"};
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
const err20 = {instancePath:instancePath+"/accounts/" + i0+"/sites",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err21 = {instancePath:instancePath+"/accounts/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
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
const err22 = {instancePath:instancePath+"/accounts",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}


export const DocumentArchive = validate46;
const schema73 = {
 "$id": "https://forecourt.dev/schemas/api/document-archive",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "isArchived"
 ],
 "properties": {
  "isArchived": {
   "type": "boolean"
  }
 }
};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/document-archive" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.isArchived === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "isArchived"},message:"must have required property '"+"isArchived"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "isArchived")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.isArchived !== undefined){
if(typeof data.isArchived !== "boolean"){
const err2 = {instancePath:instancePath+"/isArchived",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}


export const DocumentBody = validate47;
const schema74 = {
 "$id": "https://forecourt.dev/schemas/api/document-body",
 "type": "object",
 "additionalProperties": true
};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/document-body" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}


export const DocumentDraft = validate48;
const schema75 = {
 "$id": "https://forecourt.dev/schemas/api/document-draft",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "basedOn",
  "body"
 ],
 "properties": {
  "basedOn": {
   "type": "integer",
   "minimum": 0,
   "maximum": 2147483647
  },
  "body": {
   "$ref": "document-body"
  }
 }
};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/document-draft" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basedOn === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "basedOn"},message:"must have required property '"+"basedOn"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.body === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "basedOn") || (key0 === "body"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.basedOn !== undefined){
let data0 = data.basedOn;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/basedOn",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/basedOn",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/basedOn",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.body !== undefined){
let data1 = data.body;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err6 = {instancePath:instancePath+"/body",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}


export const DocumentSummary = validate49;
const schema77 = {
 "$id": "https://forecourt.dev/schemas/api/document-summary",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "title",
  "searchTitle",
  "slugs",
  "languages",
  "draftVersion",
  "publishedVersion",
  "isArchived",
  "changedAt",
  "changedBy"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "title": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
  },
  "searchTitle": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
  },
  "description": {
   "type": "string"
  },
  "slugs": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
  },
  "languages": {
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "anchors": {
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "draftVersion": {
   "type": "integer",
   "minimum": 1,
   "maximum": 2147483647
  },
  "publishedVersion": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 1
  },
  "isArchived": {
   "type": "boolean"
  },
  "changedAt": {
   "type": "integer"
  },
  "changedBy": {
   "type": [
    "string",
    "null"
   ]
  }
 }
};
const pattern102 = new RegExp("^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$", "u");

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/document-summary" */;
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
if(data.title === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.searchTitle === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "searchTitle"},message:"must have required property '"+"searchTitle"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.slugs === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "slugs"},message:"must have required property '"+"slugs"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.languages === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "languages"},message:"must have required property '"+"languages"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.draftVersion === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "draftVersion"},message:"must have required property '"+"draftVersion"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.publishedVersion === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "publishedVersion"},message:"must have required property '"+"publishedVersion"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.isArchived === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "isArchived"},message:"must have required property '"+"isArchived"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.changedAt === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.changedBy === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "changedBy"},message:"must have required property '"+"changedBy"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func13.call(schema77.properties, key0))){
const err10 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern102.test(data0)){
const err11 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err12 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(typeof data1[key1] !== "string"){
const err13 = {instancePath:instancePath+"/title/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err14 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.searchTitle !== undefined){
let data3 = data.searchTitle;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(typeof data3[key2] !== "string"){
const err15 = {instancePath:instancePath+"/searchTitle/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
const err16 = {instancePath:instancePath+"/searchTitle",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err17 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.slugs !== undefined){
let data6 = data.slugs;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
if(typeof data6[key3] !== "string"){
const err18 = {instancePath:instancePath+"/slugs/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err19 = {instancePath:instancePath+"/slugs",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.languages !== undefined){
let data8 = data.languages;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(typeof data8[i0] !== "string"){
const err20 = {instancePath:instancePath+"/languages/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
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
const err21 = {instancePath:instancePath+"/languages",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.anchors !== undefined){
let data10 = data.anchors;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(typeof data10[i1] !== "string"){
const err22 = {instancePath:instancePath+"/anchors/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err23 = {instancePath:instancePath+"/anchors",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.draftVersion !== undefined){
let data12 = data.draftVersion;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err24 = {instancePath:instancePath+"/draftVersion",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2147483647 || isNaN(data12)){
const err25 = {instancePath:instancePath+"/draftVersion",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err26 = {instancePath:instancePath+"/draftVersion",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.publishedVersion !== undefined){
let data13 = data.publishedVersion;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err27 = {instancePath:instancePath+"/publishedVersion",keyword:"type",params:{type: schema77.properties.publishedVersion.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err28 = {instancePath:instancePath+"/publishedVersion",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.isArchived !== undefined){
if(typeof data.isArchived !== "boolean"){
const err29 = {instancePath:instancePath+"/isArchived",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.changedAt !== undefined){
let data15 = data.changedAt;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err30 = {instancePath:instancePath+"/changedAt",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.changedBy !== undefined){
let data16 = data.changedBy;
if((typeof data16 !== "string") && (data16 !== null)){
const err31 = {instancePath:instancePath+"/changedBy",keyword:"type",params:{type: schema77.properties.changedBy.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}


export const DocumentType = validate50;
const schema78 = {
 "$id": "https://forecourt.dev/schemas/api/document-type",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "name"
 ],
 "properties": {
  "id": {
   "type": [
    "string",
    "number"
   ]
  },
  "name": {
   "type": "string"
  },
  "check": {
   "enum": [
    "cuit",
    "cuil",
    "dni",
    "rut"
   ]
  }
 }
};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/document-type" */;
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
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "check"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema78.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.check !== undefined){
let data2 = data.check;
if(!((((data2 === "cuit") || (data2 === "cuil")) || (data2 === "dni")) || (data2 === "rut"))){
const err5 = {instancePath:instancePath+"/check",keyword:"enum",params:{allowedValues: schema78.properties.check.enum},message:"must be equal to one of the allowed values"};
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
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}


export const DocumentUses = validate51;
const schema79 = {
 "$id": "https://forecourt.dev/schemas/api/document-uses",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "usedBy"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "usedBy": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "id",
     "title",
     "isPublished"
    ],
    "properties": {
     "kind": {
      "type": "string"
     },
     "id": {
      "type": "string"
     },
     "title": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      }
     },
     "isPublished": {
      "type": "boolean"
     }
    }
   }
  }
 }
};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/document-uses" */;
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
if(data.usedBy === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "usedBy"},message:"must have required property '"+"usedBy"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "usedBy"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern102.test(data0)){
const err3 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err4 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.usedBy !== undefined){
let data1 = data.usedBy;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.kind === undefined){
const err5 = {instancePath:instancePath+"/usedBy/" + i0,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.id === undefined){
const err6 = {instancePath:instancePath+"/usedBy/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.title === undefined){
const err7 = {instancePath:instancePath+"/usedBy/" + i0,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.isPublished === undefined){
const err8 = {instancePath:instancePath+"/usedBy/" + i0,keyword:"required",params:{missingProperty: "isPublished"},message:"must have required property '"+"isPublished"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(!((((key1 === "kind") || (key1 === "id")) || (key1 === "title")) || (key1 === "isPublished"))){
const err9 = {instancePath:instancePath+"/usedBy/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.kind !== undefined){
if(typeof data2.kind !== "string"){
const err10 = {instancePath:instancePath+"/usedBy/" + i0+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.id !== undefined){
if(typeof data2.id !== "string"){
const err11 = {instancePath:instancePath+"/usedBy/" + i0+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.title !== undefined){
let data5 = data2.title;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
if(typeof data5[key2] !== "string"){
const err12 = {instancePath:instancePath+"/usedBy/" + i0+"/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err13 = {instancePath:instancePath+"/usedBy/" + i0+"/title",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.isPublished !== undefined){
if(typeof data2.isPublished !== "boolean"){
const err14 = {instancePath:instancePath+"/usedBy/" + i0+"/isPublished",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
else {
const err15 = {instancePath:instancePath+"/usedBy/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
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
const err16 = {instancePath:instancePath+"/usedBy",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err17 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}


export const DocumentVersion = validate52;
const schema80 = {
 "$id": "https://forecourt.dev/schemas/api/document-version",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "kind",
  "id",
  "version",
  "body"
 ],
 "properties": {
  "kind": {
   "type": "string"
  },
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "version": {
   "type": "integer",
   "minimum": 1,
   "maximum": 2147483647
  },
  "body": {
   "$ref": "document-body"
  }
 }
};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/document-version" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.body === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "id")) || (key0 === "version")) || (key0 === "body"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern102.test(data1)){
const err6 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err7 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.body !== undefined){
let data3 = data.body;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err11 = {instancePath:instancePath+"/body",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}


export const Document = validate53;
const schema82 = {
 "$id": "https://forecourt.dev/schemas/api/document",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "kind",
  "id",
  "version",
  "publishedVersion",
  "isArchived",
  "body"
 ],
 "properties": {
  "kind": {
   "type": "string"
  },
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "version": {
   "type": "integer",
   "minimum": 0,
   "maximum": 2147483647
  },
  "publishedVersion": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 1
  },
  "isArchived": {
   "type": "boolean"
  },
  "body": {
   "$ref": "document-body"
  }
 }
};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/document" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.publishedVersion === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "publishedVersion"},message:"must have required property '"+"publishedVersion"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.isArchived === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "isArchived"},message:"must have required property '"+"isArchived"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.body === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "id")) || (key0 === "version")) || (key0 === "publishedVersion")) || (key0 === "isArchived")) || (key0 === "body"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err7 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern102.test(data1)){
const err8 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err9 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.publishedVersion !== undefined){
let data3 = data.publishedVersion;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err13 = {instancePath:instancePath+"/publishedVersion",keyword:"type",params:{type: schema82.properties.publishedVersion.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/publishedVersion",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.isArchived !== undefined){
if(typeof data.isArchived !== "boolean"){
const err15 = {instancePath:instancePath+"/isArchived",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.body !== undefined){
let data5 = data.body;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err16 = {instancePath:instancePath+"/body",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err17 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


export const Error = validate54;
const schema84 = {
 "$id": "https://forecourt.dev/schemas/api/error",
 "type": "object",
 "additionalProperties": false,
 "required": [],
 "properties": {
  "error": {
   "type": "string"
  },
  "errorMessage": {
   "type": "string"
  },
  "description": {
   "type": "string"
  },
  "errorCode": {
   "type": "string",
   "enum": [
    "unknownPlace",
    "dropOffOnly",
    "pickUpOnly",
    "notAReturnPlaceOfPickUp",
    "closedDay",
    "holiday",
    "noHoursOnWeekday",
    "noOpeningHours",
    "inThePast",
    "outsideOpeningHours",
    "betweenSteps",
    "tooSoon",
    "tooFar",
    "returnBeforePickUp",
    "returnNotAfterPickUp",
    "shorterThanMinimum",
    "longerThanMaximum",
    "outsideAllowedAges",
    "outsideAgesWithoutCaution",
    "malformedRequest",
    "invalidRequest",
    "invalidParameter",
    "postNotFound",
    "formAnswers",
    "captchaUnsolved",
    "extras",
    "invalidPromoCode",
    "insuranceRequired",
    "requestTimeout",
    "pictureRefused",
    "fileSizeExceeded",
    "fileRefused",
    "noFilesSelected",
    "bodyTooLarge",
    "unsupportedMediaType",
    "unknownHost",
    "headersTooLarge",
    "signInRequired",
    "passwordRefused",
    "signInFailed",
    "previewRefused",
    "previewBooksNothing",
    "notAllowed",
    "foreignClaim",
    "foreignCall",
    "tooManyRequests",
    "notFound",
    "pageNotFound",
    "formNotFound",
    "previewLinkNotFound",
    "documentNotFound",
    "tokenNotFound",
    "personNotFound",
    "linkEnded",
    "bookingNotFound",
    "notCancellable",
    "cancellationFee",
    "unknownModel",
    "noPrice",
    "distanceLimit",
    "methodNotAllowed",
    "noAvailability",
    "alreadyBooked",
    "priceChanged",
    "inProgress",
    "idTaken",
    "tooManyTokens",
    "personExists",
    "ownAccount",
    "lastAdministrator",
    "inUse",
    "versionConflict",
    "notPublishable",
    "keyUsedDifferently",
    "internal",
    "productApiUnavailable",
    "busy",
    "unavailable"
   ]
  },
  "id": {
   "type": [
    "string",
    "number"
   ]
  },
  "errors": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
  },
  "price": {
   "$ref": "price-result"
  },
  "alternatives": {
   "type": "array",
   "items": {
    "$ref": "search-result"
   }
  },
  "stored": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "version",
    "changedAt",
    "changedBy",
    "body"
   ],
   "properties": {
    "kind": {
     "type": "string"
    },
    "id": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "version": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "changedAt": {
     "type": "integer"
    },
    "changedBy": {
     "type": [
      "string",
      "null"
     ]
    },
    "body": {
     "$ref": "document-body"
    }
   }
  },
  "refusals": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "id",
     "reason"
    ],
    "properties": {
     "kind": {
      "type": "string"
     },
     "id": {
      "type": "string",
      "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
     },
     "version": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "reason": {
      "enum": [
       "missing",
       "conflict",
       "invalid"
      ]
     },
     "stored": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "findings": {
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "nodeId",
        "path",
        "rule",
        "params"
       ],
       "properties": {
        "nodeId": {
         "type": [
          "string",
          "null"
         ]
        },
        "path": {
         "type": "string"
        },
        "rule": {
         "type": "string"
        },
        "params": {
         "$ref": "document-body"
        }
       }
      }
     }
    }
   }
  },
  "usedBy": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "id",
     "title",
     "isPublished"
    ],
    "properties": {
     "kind": {
      "type": "string"
     },
     "id": {
      "type": "string"
     },
     "title": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      }
     },
     "isPublished": {
      "type": "boolean"
     }
    }
   }
  },
  "reason": {
   "enum": [
    "empty",
    "unknown-type",
    "animated",
    "too-many-pixels",
    "damaged",
    "active",
    "short",
    "common",
    "own-words"
   ]
  },
  "booking": {
   "$ref": "booking"
  }
 }
};
const schema85 = {
 "$id": "https://forecourt.dev/schemas/api/price-result",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "car",
  "category",
  "price",
  "totalDays",
  "currency",
  "onlyQuote",
  "ilimitedKm",
  "deliveryPlace",
  "returnPlace",
  "priceItems"
 ],
 "properties": {
  "car": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "model"
   ],
   "properties": {
    "model": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "name",
      "passengers",
      "imagePath",
      "brand"
     ],
     "properties": {
      "id": {
       "type": [
        "string",
        "number"
       ]
      },
      "name": {
       "type": "string"
      },
      "passengers": {
       "type": "integer"
      },
      "imagePath": {
       "type": "string"
      },
      "brand": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "name"
       ],
       "properties": {
        "name": {
         "type": "string"
        }
       }
      },
      "franchiseDamage": {
       "type": "number"
      },
      "franchiseTheft": {
       "type": "number"
      },
      "franchiseHail": {
       "type": "number"
      },
      "franchiseRollover": {
       "type": "number"
      },
      "doors": {
       "type": "integer"
      },
      "luggage": {
       "type": "integer"
      },
      "transmission": {
       "type": "string"
      },
      "airConditioning": {
       "type": "boolean"
      },
      "fuel": {
       "type": "string"
      },
      "fuelPolicy": {
       "type": "string"
      }
     }
    }
   }
  },
  "category": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "name"
   ],
   "properties": {
    "id": {
     "type": [
      "string",
      "number"
     ]
    },
    "name": {
     "type": "string"
    },
    "deposit": {
     "type": "number"
    },
    "franchiseDamage": {
     "type": "number"
    },
    "franchiseTheft": {
     "type": "number"
    },
    "franchiseHail": {
     "type": "number"
    },
    "franchiseRollover": {
     "type": "number"
    }
   }
  },
  "price": {
   "type": "number"
  },
  "averageDayPrice": {
   "type": "number"
  },
  "dailyPrice": {
   "type": "number"
  },
  "totalDays": {
   "type": "number"
  },
  "currency": {
   "type": "string"
  },
  "onlyQuote": {
   "type": "boolean"
  },
  "ilimitedKm": {
   "type": "boolean"
  },
  "deliveryPlace": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "city",
    "country"
   ],
   "properties": {
    "id": {
     "type": [
      "string",
      "number"
     ]
    },
    "name": {
     "type": "string"
    },
    "city": {
     "type": "string"
    },
    "country": {
     "type": "string"
    },
    "category": {
     "type": "string"
    },
    "branchOfficeName": {
     "type": "string"
    },
    "price": {
     "type": "number"
    }
   }
  },
  "returnPlace": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "city",
    "country"
   ],
   "properties": {
    "id": {
     "type": [
      "string",
      "number"
     ]
    },
    "name": {
     "type": "string"
    },
    "city": {
     "type": "string"
    },
    "country": {
     "type": "string"
    },
    "category": {
     "type": "string"
    },
    "branchOfficeName": {
     "type": "string"
    },
    "price": {
     "type": "number"
    }
   }
  },
  "priceItems": {
   "type": "array",
   "items": {
    "$ref": "price-item"
   }
  },
  "additionals": {
   "type": "array",
   "items": {
    "$ref": "selected-additional"
   }
  },
  "availablePromotions": {
   "type": "array",
   "items": {
    "$ref": "promotion"
   }
  },
  "agencyPrice": {
   "type": "number"
  },
  "customerPrice": {
   "type": "number"
  },
  "salesCommision": {
   "type": "number"
  },
  "maxAllowedDistance": {
   "type": "number"
  },
  "maxAllowedDistanceByDay": {
   "type": "number"
  },
  "balance": {
   "type": "number"
  },
  "customerBalance": {
   "type": "number"
  },
  "exchangeRate": {
   "type": "number"
  },
  "payedByCustomer": {
   "type": "number"
  },
  "totalPayed": {
   "type": "number"
  },
  "franchiseDamage": {
   "type": "number"
  },
  "franchiseTheft": {
   "type": "number"
  },
  "franchiseHail": {
   "type": "number"
  },
  "franchiseRollover": {
   "type": "number"
  },
  "deposit": {
   "type": "number"
  }
 }
};
const schema88 = {
 "$id": "https://forecourt.dev/schemas/api/promotion",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "bookingFinalPrice"
 ],
 "properties": {
  "id": {
   "type": [
    "string",
    "number"
   ]
  },
  "bookingFinalPrice": {
   "type": "number"
  },
  "discountPrice": {
   "type": "number"
  },
  "validForPayment": {
   "type": "integer"
  },
  "acceptedPaymentTypes": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "type": [
       "string",
       "number"
      ]
     },
     "name": {
      "type": "string"
     }
    }
   }
  }
 }
};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/price-result" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.car === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "car"},message:"must have required property '"+"car"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.category === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.price === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.totalDays === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "totalDays"},message:"must have required property '"+"totalDays"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.currency === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.onlyQuote === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "onlyQuote"},message:"must have required property '"+"onlyQuote"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.ilimitedKm === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "ilimitedKm"},message:"must have required property '"+"ilimitedKm"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.deliveryPlace === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "deliveryPlace"},message:"must have required property '"+"deliveryPlace"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.returnPlace === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "returnPlace"},message:"must have required property '"+"returnPlace"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.priceItems === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "priceItems"},message:"must have required property '"+"priceItems"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func13.call(schema85.properties, key0))){
const err10 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.car !== undefined){
let data0 = data.car;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.model === undefined){
const err11 = {instancePath:instancePath+"/car",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data0){
if(!(key1 === "model")){
const err12 = {instancePath:instancePath+"/car",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.model !== undefined){
let data1 = data0.model;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err13 = {instancePath:instancePath+"/car/model",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.name === undefined){
const err14 = {instancePath:instancePath+"/car/model",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.passengers === undefined){
const err15 = {instancePath:instancePath+"/car/model",keyword:"required",params:{missingProperty: "passengers"},message:"must have required property '"+"passengers"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.imagePath === undefined){
const err16 = {instancePath:instancePath+"/car/model",keyword:"required",params:{missingProperty: "imagePath"},message:"must have required property '"+"imagePath"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data1.brand === undefined){
const err17 = {instancePath:instancePath+"/car/model",keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key2 in data1){
if(!(func13.call(schema85.properties.car.properties.model.properties, key2))){
const err18 = {instancePath:instancePath+"/car/model",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
const err19 = {instancePath:instancePath+"/car/model/id",keyword:"type",params:{type: schema85.properties.car.properties.model.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err20 = {instancePath:instancePath+"/car/model/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.passengers !== undefined){
let data4 = data1.passengers;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err21 = {instancePath:instancePath+"/car/model/passengers",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.imagePath !== undefined){
if(typeof data1.imagePath !== "string"){
const err22 = {instancePath:instancePath+"/car/model/imagePath",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.brand !== undefined){
let data6 = data1.brand;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
const err23 = {instancePath:instancePath+"/car/model/brand",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key3 in data6){
if(!(key3 === "name")){
const err24 = {instancePath:instancePath+"/car/model/brand",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err25 = {instancePath:instancePath+"/car/model/brand/name",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err26 = {instancePath:instancePath+"/car/model/brand",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data1.franchiseDamage !== undefined){
let data8 = data1.franchiseDamage;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err27 = {instancePath:instancePath+"/car/model/franchiseDamage",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.franchiseTheft !== undefined){
let data9 = data1.franchiseTheft;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err28 = {instancePath:instancePath+"/car/model/franchiseTheft",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.franchiseHail !== undefined){
let data10 = data1.franchiseHail;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/car/model/franchiseHail",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.franchiseRollover !== undefined){
let data11 = data1.franchiseRollover;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/car/model/franchiseRollover",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.doors !== undefined){
let data12 = data1.doors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err31 = {instancePath:instancePath+"/car/model/doors",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data1.luggage !== undefined){
let data13 = data1.luggage;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err32 = {instancePath:instancePath+"/car/model/luggage",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data1.transmission !== undefined){
if(typeof data1.transmission !== "string"){
const err33 = {instancePath:instancePath+"/car/model/transmission",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data1.airConditioning !== undefined){
if(typeof data1.airConditioning !== "boolean"){
const err34 = {instancePath:instancePath+"/car/model/airConditioning",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.fuel !== undefined){
if(typeof data1.fuel !== "string"){
const err35 = {instancePath:instancePath+"/car/model/fuel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data1.fuelPolicy !== undefined){
if(typeof data1.fuelPolicy !== "string"){
const err36 = {instancePath:instancePath+"/car/model/fuelPolicy",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err37 = {instancePath:instancePath+"/car/model",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err38 = {instancePath:instancePath+"/car",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.category !== undefined){
let data18 = data.category;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.id === undefined){
const err39 = {instancePath:instancePath+"/category",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data18.name === undefined){
const err40 = {instancePath:instancePath+"/category",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key4 in data18){
if(!(((((((key4 === "id") || (key4 === "name")) || (key4 === "deposit")) || (key4 === "franchiseDamage")) || (key4 === "franchiseTheft")) || (key4 === "franchiseHail")) || (key4 === "franchiseRollover"))){
const err41 = {instancePath:instancePath+"/category",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data18.id !== undefined){
let data19 = data18.id;
if((typeof data19 !== "string") && (!((typeof data19 == "number") && (isFinite(data19))))){
const err42 = {instancePath:instancePath+"/category/id",keyword:"type",params:{type: schema85.properties.category.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data18.name !== undefined){
if(typeof data18.name !== "string"){
const err43 = {instancePath:instancePath+"/category/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data18.deposit !== undefined){
let data21 = data18.deposit;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err44 = {instancePath:instancePath+"/category/deposit",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data18.franchiseDamage !== undefined){
let data22 = data18.franchiseDamage;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err45 = {instancePath:instancePath+"/category/franchiseDamage",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.franchiseTheft !== undefined){
let data23 = data18.franchiseTheft;
if(!((typeof data23 == "number") && (isFinite(data23)))){
const err46 = {instancePath:instancePath+"/category/franchiseTheft",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data18.franchiseHail !== undefined){
let data24 = data18.franchiseHail;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err47 = {instancePath:instancePath+"/category/franchiseHail",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data18.franchiseRollover !== undefined){
let data25 = data18.franchiseRollover;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err48 = {instancePath:instancePath+"/category/franchiseRollover",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/category",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.price !== undefined){
let data26 = data.price;
if(!((typeof data26 == "number") && (isFinite(data26)))){
const err50 = {instancePath:instancePath+"/price",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.averageDayPrice !== undefined){
let data27 = data.averageDayPrice;
if(!((typeof data27 == "number") && (isFinite(data27)))){
const err51 = {instancePath:instancePath+"/averageDayPrice",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.dailyPrice !== undefined){
let data28 = data.dailyPrice;
if(!((typeof data28 == "number") && (isFinite(data28)))){
const err52 = {instancePath:instancePath+"/dailyPrice",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.totalDays !== undefined){
let data29 = data.totalDays;
if(!((typeof data29 == "number") && (isFinite(data29)))){
const err53 = {instancePath:instancePath+"/totalDays",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err54 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.onlyQuote !== undefined){
if(typeof data.onlyQuote !== "boolean"){
const err55 = {instancePath:instancePath+"/onlyQuote",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.ilimitedKm !== undefined){
if(typeof data.ilimitedKm !== "boolean"){
const err56 = {instancePath:instancePath+"/ilimitedKm",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.deliveryPlace !== undefined){
let data33 = data.deliveryPlace;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.name === undefined){
const err57 = {instancePath:instancePath+"/deliveryPlace",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data33.city === undefined){
const err58 = {instancePath:instancePath+"/deliveryPlace",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data33.country === undefined){
const err59 = {instancePath:instancePath+"/deliveryPlace",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key5 in data33){
if(!(((((((key5 === "id") || (key5 === "name")) || (key5 === "city")) || (key5 === "country")) || (key5 === "category")) || (key5 === "branchOfficeName")) || (key5 === "price"))){
const err60 = {instancePath:instancePath+"/deliveryPlace",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data33.id !== undefined){
let data34 = data33.id;
if((typeof data34 !== "string") && (!((typeof data34 == "number") && (isFinite(data34))))){
const err61 = {instancePath:instancePath+"/deliveryPlace/id",keyword:"type",params:{type: schema85.properties.deliveryPlace.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data33.name !== undefined){
if(typeof data33.name !== "string"){
const err62 = {instancePath:instancePath+"/deliveryPlace/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data33.city !== undefined){
if(typeof data33.city !== "string"){
const err63 = {instancePath:instancePath+"/deliveryPlace/city",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data33.country !== undefined){
if(typeof data33.country !== "string"){
const err64 = {instancePath:instancePath+"/deliveryPlace/country",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data33.category !== undefined){
if(typeof data33.category !== "string"){
const err65 = {instancePath:instancePath+"/deliveryPlace/category",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data33.branchOfficeName !== undefined){
if(typeof data33.branchOfficeName !== "string"){
const err66 = {instancePath:instancePath+"/deliveryPlace/branchOfficeName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data33.price !== undefined){
let data40 = data33.price;
if(!((typeof data40 == "number") && (isFinite(data40)))){
const err67 = {instancePath:instancePath+"/deliveryPlace/price",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/deliveryPlace",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.returnPlace !== undefined){
let data41 = data.returnPlace;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.name === undefined){
const err69 = {instancePath:instancePath+"/returnPlace",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data41.city === undefined){
const err70 = {instancePath:instancePath+"/returnPlace",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data41.country === undefined){
const err71 = {instancePath:instancePath+"/returnPlace",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key6 in data41){
if(!(((((((key6 === "id") || (key6 === "name")) || (key6 === "city")) || (key6 === "country")) || (key6 === "category")) || (key6 === "branchOfficeName")) || (key6 === "price"))){
const err72 = {instancePath:instancePath+"/returnPlace",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data41.id !== undefined){
let data42 = data41.id;
if((typeof data42 !== "string") && (!((typeof data42 == "number") && (isFinite(data42))))){
const err73 = {instancePath:instancePath+"/returnPlace/id",keyword:"type",params:{type: schema85.properties.returnPlace.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data41.name !== undefined){
if(typeof data41.name !== "string"){
const err74 = {instancePath:instancePath+"/returnPlace/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data41.city !== undefined){
if(typeof data41.city !== "string"){
const err75 = {instancePath:instancePath+"/returnPlace/city",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data41.country !== undefined){
if(typeof data41.country !== "string"){
const err76 = {instancePath:instancePath+"/returnPlace/country",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data41.category !== undefined){
if(typeof data41.category !== "string"){
const err77 = {instancePath:instancePath+"/returnPlace/category",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data41.branchOfficeName !== undefined){
if(typeof data41.branchOfficeName !== "string"){
const err78 = {instancePath:instancePath+"/returnPlace/branchOfficeName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data41.price !== undefined){
let data48 = data41.price;
if(!((typeof data48 == "number") && (isFinite(data48)))){
const err79 = {instancePath:instancePath+"/returnPlace/price",keyword:"type",params:{type: "number"},message:"must be number"};
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
else {
const err80 = {instancePath:instancePath+"/returnPlace",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.priceItems !== undefined){
let data49 = data.priceItems;
if(Array.isArray(data49)){
const len0 = data49.length;
for(let i0=0; i0<len0; i0++){
let data50 = data49[i0];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.description === undefined){
const err81 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data50.price === undefined){
const err82 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data50.type === undefined){
const err83 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data50.typeId === undefined){
const err84 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"required",params:{missingProperty: "typeId"},message:"must have required property '"+"typeId"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
for(const key7 in data50){
if(!((((key7 === "description") || (key7 === "price")) || (key7 === "type")) || (key7 === "typeId"))){
const err85 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data50.description !== undefined){
if(typeof data50.description !== "string"){
const err86 = {instancePath:instancePath+"/priceItems/" + i0+"/description",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data50.price !== undefined){
let data52 = data50.price;
if(!((typeof data52 == "number") && (isFinite(data52)))){
const err87 = {instancePath:instancePath+"/priceItems/" + i0+"/price",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data50.type !== undefined){
if(typeof data50.type !== "string"){
const err88 = {instancePath:instancePath+"/priceItems/" + i0+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data50.typeId !== undefined){
let data54 = data50.typeId;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err89 = {instancePath:instancePath+"/priceItems/" + i0+"/typeId",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/priceItems",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.additionals !== undefined){
let data55 = data.additionals;
if(Array.isArray(data55)){
const len1 = data55.length;
for(let i1=0; i1<len1; i1++){
let data56 = data55[i1];
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.additionalId === undefined){
const err92 = {instancePath:instancePath+"/additionals/" + i1,keyword:"required",params:{missingProperty: "additionalId"},message:"must have required property '"+"additionalId"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data56.quantity === undefined){
const err93 = {instancePath:instancePath+"/additionals/" + i1,keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data56.additional === undefined){
const err94 = {instancePath:instancePath+"/additionals/" + i1,keyword:"required",params:{missingProperty: "additional"},message:"must have required property '"+"additional"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
for(const key8 in data56){
if(!(((key8 === "additionalId") || (key8 === "quantity")) || (key8 === "additional"))){
const err95 = {instancePath:instancePath+"/additionals/" + i1,keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data56.additionalId !== undefined){
let data57 = data56.additionalId;
if((typeof data57 !== "string") && (!((typeof data57 == "number") && (isFinite(data57))))){
const err96 = {instancePath:instancePath+"/additionals/" + i1+"/additionalId",keyword:"type",params:{type: schema62.properties.additionalId.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data56.quantity !== undefined){
let data58 = data56.quantity;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
const err97 = {instancePath:instancePath+"/additionals/" + i1+"/quantity",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 1 || isNaN(data58)){
const err98 = {instancePath:instancePath+"/additionals/" + i1+"/quantity",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
if(data56.additional !== undefined){
let data59 = data56.additional;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.name === undefined){
const err99 = {instancePath:instancePath+"/additionals/" + i1+"/additional",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
for(const key9 in data59){
if(!(key9 === "name")){
const err100 = {instancePath:instancePath+"/additionals/" + i1+"/additional",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data59.name !== undefined){
if(typeof data59.name !== "string"){
const err101 = {instancePath:instancePath+"/additionals/" + i1+"/additional/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/additionals/" + i1+"/additional",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath:instancePath+"/additionals/" + i1,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/additionals",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data.availablePromotions !== undefined){
let data61 = data.availablePromotions;
if(Array.isArray(data61)){
const len2 = data61.length;
for(let i2=0; i2<len2; i2++){
let data62 = data61[i2];
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.bookingFinalPrice === undefined){
const err105 = {instancePath:instancePath+"/availablePromotions/" + i2,keyword:"required",params:{missingProperty: "bookingFinalPrice"},message:"must have required property '"+"bookingFinalPrice"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
for(const key10 in data62){
if(!(((((key10 === "id") || (key10 === "bookingFinalPrice")) || (key10 === "discountPrice")) || (key10 === "validForPayment")) || (key10 === "acceptedPaymentTypes"))){
const err106 = {instancePath:instancePath+"/availablePromotions/" + i2,keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data62.id !== undefined){
let data63 = data62.id;
if((typeof data63 !== "string") && (!((typeof data63 == "number") && (isFinite(data63))))){
const err107 = {instancePath:instancePath+"/availablePromotions/" + i2+"/id",keyword:"type",params:{type: schema88.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data62.bookingFinalPrice !== undefined){
let data64 = data62.bookingFinalPrice;
if(!((typeof data64 == "number") && (isFinite(data64)))){
const err108 = {instancePath:instancePath+"/availablePromotions/" + i2+"/bookingFinalPrice",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data62.discountPrice !== undefined){
let data65 = data62.discountPrice;
if(!((typeof data65 == "number") && (isFinite(data65)))){
const err109 = {instancePath:instancePath+"/availablePromotions/" + i2+"/discountPrice",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data62.validForPayment !== undefined){
let data66 = data62.validForPayment;
if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
const err110 = {instancePath:instancePath+"/availablePromotions/" + i2+"/validForPayment",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data62.acceptedPaymentTypes !== undefined){
let data67 = data62.acceptedPaymentTypes;
if(Array.isArray(data67)){
const len3 = data67.length;
for(let i3=0; i3<len3; i3++){
let data68 = data67[i3];
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
if(data68.id === undefined){
const err111 = {instancePath:instancePath+"/availablePromotions/" + i2+"/acceptedPaymentTypes/" + i3,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
for(const key11 in data68){
if(!((key11 === "id") || (key11 === "name"))){
const err112 = {instancePath:instancePath+"/availablePromotions/" + i2+"/acceptedPaymentTypes/" + i3,keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data68.id !== undefined){
let data69 = data68.id;
if((typeof data69 !== "string") && (!((typeof data69 == "number") && (isFinite(data69))))){
const err113 = {instancePath:instancePath+"/availablePromotions/" + i2+"/acceptedPaymentTypes/" + i3+"/id",keyword:"type",params:{type: schema88.properties.acceptedPaymentTypes.items.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data68.name !== undefined){
if(typeof data68.name !== "string"){
const err114 = {instancePath:instancePath+"/availablePromotions/" + i2+"/acceptedPaymentTypes/" + i3+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/availablePromotions/" + i2+"/acceptedPaymentTypes/" + i3,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/availablePromotions/" + i2+"/acceptedPaymentTypes",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/availablePromotions/" + i2,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/availablePromotions",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data.agencyPrice !== undefined){
let data71 = data.agencyPrice;
if(!((typeof data71 == "number") && (isFinite(data71)))){
const err119 = {instancePath:instancePath+"/agencyPrice",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data.customerPrice !== undefined){
let data72 = data.customerPrice;
if(!((typeof data72 == "number") && (isFinite(data72)))){
const err120 = {instancePath:instancePath+"/customerPrice",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data.salesCommision !== undefined){
let data73 = data.salesCommision;
if(!((typeof data73 == "number") && (isFinite(data73)))){
const err121 = {instancePath:instancePath+"/salesCommision",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data.maxAllowedDistance !== undefined){
let data74 = data.maxAllowedDistance;
if(!((typeof data74 == "number") && (isFinite(data74)))){
const err122 = {instancePath:instancePath+"/maxAllowedDistance",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data.maxAllowedDistanceByDay !== undefined){
let data75 = data.maxAllowedDistanceByDay;
if(!((typeof data75 == "number") && (isFinite(data75)))){
const err123 = {instancePath:instancePath+"/maxAllowedDistanceByDay",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data.balance !== undefined){
let data76 = data.balance;
if(!((typeof data76 == "number") && (isFinite(data76)))){
const err124 = {instancePath:instancePath+"/balance",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data.customerBalance !== undefined){
let data77 = data.customerBalance;
if(!((typeof data77 == "number") && (isFinite(data77)))){
const err125 = {instancePath:instancePath+"/customerBalance",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data.exchangeRate !== undefined){
let data78 = data.exchangeRate;
if(!((typeof data78 == "number") && (isFinite(data78)))){
const err126 = {instancePath:instancePath+"/exchangeRate",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data.payedByCustomer !== undefined){
let data79 = data.payedByCustomer;
if(!((typeof data79 == "number") && (isFinite(data79)))){
const err127 = {instancePath:instancePath+"/payedByCustomer",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data.totalPayed !== undefined){
let data80 = data.totalPayed;
if(!((typeof data80 == "number") && (isFinite(data80)))){
const err128 = {instancePath:instancePath+"/totalPayed",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data.franchiseDamage !== undefined){
let data81 = data.franchiseDamage;
if(!((typeof data81 == "number") && (isFinite(data81)))){
const err129 = {instancePath:instancePath+"/franchiseDamage",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data.franchiseTheft !== undefined){
let data82 = data.franchiseTheft;
if(!((typeof data82 == "number") && (isFinite(data82)))){
const err130 = {instancePath:instancePath+"/franchiseTheft",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data.franchiseHail !== undefined){
let data83 = data.franchiseHail;
if(!((typeof data83 == "number") && (isFinite(data83)))){
const err131 = {instancePath:instancePath+"/franchiseHail",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data.franchiseRollover !== undefined){
let data84 = data.franchiseRollover;
if(!((typeof data84 == "number") && (isFinite(data84)))){
const err132 = {instancePath:instancePath+"/franchiseRollover",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data.deposit !== undefined){
let data85 = data.deposit;
if(!((typeof data85 == "number") && (isFinite(data85)))){
const err133 = {instancePath:instancePath+"/deposit",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
else {
const err134 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}


const schema89 = {
 "$id": "https://forecourt.dev/schemas/api/search-result",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "car",
  "category",
  "price",
  "totalDays",
  "currency",
  "onlyQuote",
  "ilimitedKm",
  "deliveryPlace",
  "returnPlace",
  "priceItems"
 ],
 "properties": {
  "car": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "model"
   ],
   "properties": {
    "model": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "name",
      "passengers",
      "imagePath",
      "brand"
     ],
     "properties": {
      "id": {
       "type": [
        "string",
        "number"
       ]
      },
      "name": {
       "type": "string"
      },
      "passengers": {
       "type": "integer"
      },
      "imagePath": {
       "type": "string"
      },
      "brand": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "name"
       ],
       "properties": {
        "name": {
         "type": "string"
        }
       }
      },
      "franchiseDamage": {
       "type": "number"
      },
      "franchiseTheft": {
       "type": "number"
      },
      "franchiseHail": {
       "type": "number"
      },
      "franchiseRollover": {
       "type": "number"
      },
      "doors": {
       "type": "integer"
      },
      "luggage": {
       "type": "integer"
      },
      "transmission": {
       "type": "string"
      },
      "airConditioning": {
       "type": "boolean"
      },
      "fuel": {
       "type": "string"
      },
      "fuelPolicy": {
       "type": "string"
      }
     }
    }
   }
  },
  "category": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "name"
   ],
   "properties": {
    "id": {
     "type": [
      "string",
      "number"
     ]
    },
    "name": {
     "type": "string"
    },
    "deposit": {
     "type": "number"
    },
    "franchiseDamage": {
     "type": "number"
    },
    "franchiseTheft": {
     "type": "number"
    },
    "franchiseHail": {
     "type": "number"
    },
    "franchiseRollover": {
     "type": "number"
    }
   }
  },
  "price": {
   "type": "number"
  },
  "averageDayPrice": {
   "type": "number"
  },
  "dailyPrice": {
   "type": "number"
  },
  "totalDays": {
   "type": "number"
  },
  "currency": {
   "type": "string"
  },
  "onlyQuote": {
   "type": "boolean"
  },
  "ilimitedKm": {
   "type": "boolean"
  },
  "deliveryPlace": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "city",
    "country"
   ],
   "properties": {
    "id": {
     "type": [
      "string",
      "number"
     ]
    },
    "name": {
     "type": "string"
    },
    "city": {
     "type": "string"
    },
    "country": {
     "type": "string"
    },
    "category": {
     "type": "string"
    },
    "branchOfficeName": {
     "type": "string"
    },
    "price": {
     "type": "number"
    }
   }
  },
  "returnPlace": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "city",
    "country"
   ],
   "properties": {
    "id": {
     "type": [
      "string",
      "number"
     ]
    },
    "name": {
     "type": "string"
    },
    "city": {
     "type": "string"
    },
    "country": {
     "type": "string"
    },
    "category": {
     "type": "string"
    },
    "branchOfficeName": {
     "type": "string"
    },
    "price": {
     "type": "number"
    }
   }
  },
  "priceItems": {
   "type": "array",
   "items": {
    "$ref": "price-item"
   }
  },
  "additionals": {
   "type": "array",
   "items": {
    "$ref": "selected-additional"
   }
  },
  "availablePromotions": {
   "type": "array",
   "items": {
    "$ref": "promotion"
   }
  },
  "agencyPrice": {
   "type": "number"
  },
  "customerPrice": {
   "type": "number"
  },
  "salesCommision": {
   "type": "number"
  },
  "maxAllowedDistance": {
   "type": "number"
  },
  "maxAllowedDistanceByDay": {
   "type": "number"
  }
 }
};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/search-result" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.car === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "car"},message:"must have required property '"+"car"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.category === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.price === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.totalDays === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "totalDays"},message:"must have required property '"+"totalDays"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.currency === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.onlyQuote === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "onlyQuote"},message:"must have required property '"+"onlyQuote"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.ilimitedKm === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "ilimitedKm"},message:"must have required property '"+"ilimitedKm"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.deliveryPlace === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "deliveryPlace"},message:"must have required property '"+"deliveryPlace"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.returnPlace === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "returnPlace"},message:"must have required property '"+"returnPlace"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.priceItems === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "priceItems"},message:"must have required property '"+"priceItems"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func13.call(schema89.properties, key0))){
const err10 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.car !== undefined){
let data0 = data.car;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.model === undefined){
const err11 = {instancePath:instancePath+"/car",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data0){
if(!(key1 === "model")){
const err12 = {instancePath:instancePath+"/car",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.model !== undefined){
let data1 = data0.model;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err13 = {instancePath:instancePath+"/car/model",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.name === undefined){
const err14 = {instancePath:instancePath+"/car/model",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.passengers === undefined){
const err15 = {instancePath:instancePath+"/car/model",keyword:"required",params:{missingProperty: "passengers"},message:"must have required property '"+"passengers"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.imagePath === undefined){
const err16 = {instancePath:instancePath+"/car/model",keyword:"required",params:{missingProperty: "imagePath"},message:"must have required property '"+"imagePath"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data1.brand === undefined){
const err17 = {instancePath:instancePath+"/car/model",keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key2 in data1){
if(!(func13.call(schema89.properties.car.properties.model.properties, key2))){
const err18 = {instancePath:instancePath+"/car/model",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
const err19 = {instancePath:instancePath+"/car/model/id",keyword:"type",params:{type: schema89.properties.car.properties.model.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err20 = {instancePath:instancePath+"/car/model/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.passengers !== undefined){
let data4 = data1.passengers;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err21 = {instancePath:instancePath+"/car/model/passengers",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.imagePath !== undefined){
if(typeof data1.imagePath !== "string"){
const err22 = {instancePath:instancePath+"/car/model/imagePath",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.brand !== undefined){
let data6 = data1.brand;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
const err23 = {instancePath:instancePath+"/car/model/brand",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key3 in data6){
if(!(key3 === "name")){
const err24 = {instancePath:instancePath+"/car/model/brand",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err25 = {instancePath:instancePath+"/car/model/brand/name",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err26 = {instancePath:instancePath+"/car/model/brand",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data1.franchiseDamage !== undefined){
let data8 = data1.franchiseDamage;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err27 = {instancePath:instancePath+"/car/model/franchiseDamage",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.franchiseTheft !== undefined){
let data9 = data1.franchiseTheft;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err28 = {instancePath:instancePath+"/car/model/franchiseTheft",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.franchiseHail !== undefined){
let data10 = data1.franchiseHail;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/car/model/franchiseHail",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.franchiseRollover !== undefined){
let data11 = data1.franchiseRollover;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/car/model/franchiseRollover",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.doors !== undefined){
let data12 = data1.doors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err31 = {instancePath:instancePath+"/car/model/doors",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data1.luggage !== undefined){
let data13 = data1.luggage;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err32 = {instancePath:instancePath+"/car/model/luggage",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data1.transmission !== undefined){
if(typeof data1.transmission !== "string"){
const err33 = {instancePath:instancePath+"/car/model/transmission",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data1.airConditioning !== undefined){
if(typeof data1.airConditioning !== "boolean"){
const err34 = {instancePath:instancePath+"/car/model/airConditioning",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.fuel !== undefined){
if(typeof data1.fuel !== "string"){
const err35 = {instancePath:instancePath+"/car/model/fuel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data1.fuelPolicy !== undefined){
if(typeof data1.fuelPolicy !== "string"){
const err36 = {instancePath:instancePath+"/car/model/fuelPolicy",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err37 = {instancePath:instancePath+"/car/model",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err38 = {instancePath:instancePath+"/car",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.category !== undefined){
let data18 = data.category;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.id === undefined){
const err39 = {instancePath:instancePath+"/category",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data18.name === undefined){
const err40 = {instancePath:instancePath+"/category",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key4 in data18){
if(!(((((((key4 === "id") || (key4 === "name")) || (key4 === "deposit")) || (key4 === "franchiseDamage")) || (key4 === "franchiseTheft")) || (key4 === "franchiseHail")) || (key4 === "franchiseRollover"))){
const err41 = {instancePath:instancePath+"/category",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data18.id !== undefined){
let data19 = data18.id;
if((typeof data19 !== "string") && (!((typeof data19 == "number") && (isFinite(data19))))){
const err42 = {instancePath:instancePath+"/category/id",keyword:"type",params:{type: schema89.properties.category.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data18.name !== undefined){
if(typeof data18.name !== "string"){
const err43 = {instancePath:instancePath+"/category/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data18.deposit !== undefined){
let data21 = data18.deposit;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err44 = {instancePath:instancePath+"/category/deposit",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data18.franchiseDamage !== undefined){
let data22 = data18.franchiseDamage;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err45 = {instancePath:instancePath+"/category/franchiseDamage",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.franchiseTheft !== undefined){
let data23 = data18.franchiseTheft;
if(!((typeof data23 == "number") && (isFinite(data23)))){
const err46 = {instancePath:instancePath+"/category/franchiseTheft",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data18.franchiseHail !== undefined){
let data24 = data18.franchiseHail;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err47 = {instancePath:instancePath+"/category/franchiseHail",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data18.franchiseRollover !== undefined){
let data25 = data18.franchiseRollover;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err48 = {instancePath:instancePath+"/category/franchiseRollover",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/category",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.price !== undefined){
let data26 = data.price;
if(!((typeof data26 == "number") && (isFinite(data26)))){
const err50 = {instancePath:instancePath+"/price",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.averageDayPrice !== undefined){
let data27 = data.averageDayPrice;
if(!((typeof data27 == "number") && (isFinite(data27)))){
const err51 = {instancePath:instancePath+"/averageDayPrice",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.dailyPrice !== undefined){
let data28 = data.dailyPrice;
if(!((typeof data28 == "number") && (isFinite(data28)))){
const err52 = {instancePath:instancePath+"/dailyPrice",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.totalDays !== undefined){
let data29 = data.totalDays;
if(!((typeof data29 == "number") && (isFinite(data29)))){
const err53 = {instancePath:instancePath+"/totalDays",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err54 = {instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.onlyQuote !== undefined){
if(typeof data.onlyQuote !== "boolean"){
const err55 = {instancePath:instancePath+"/onlyQuote",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.ilimitedKm !== undefined){
if(typeof data.ilimitedKm !== "boolean"){
const err56 = {instancePath:instancePath+"/ilimitedKm",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.deliveryPlace !== undefined){
let data33 = data.deliveryPlace;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.name === undefined){
const err57 = {instancePath:instancePath+"/deliveryPlace",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data33.city === undefined){
const err58 = {instancePath:instancePath+"/deliveryPlace",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data33.country === undefined){
const err59 = {instancePath:instancePath+"/deliveryPlace",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key5 in data33){
if(!(((((((key5 === "id") || (key5 === "name")) || (key5 === "city")) || (key5 === "country")) || (key5 === "category")) || (key5 === "branchOfficeName")) || (key5 === "price"))){
const err60 = {instancePath:instancePath+"/deliveryPlace",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data33.id !== undefined){
let data34 = data33.id;
if((typeof data34 !== "string") && (!((typeof data34 == "number") && (isFinite(data34))))){
const err61 = {instancePath:instancePath+"/deliveryPlace/id",keyword:"type",params:{type: schema89.properties.deliveryPlace.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data33.name !== undefined){
if(typeof data33.name !== "string"){
const err62 = {instancePath:instancePath+"/deliveryPlace/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data33.city !== undefined){
if(typeof data33.city !== "string"){
const err63 = {instancePath:instancePath+"/deliveryPlace/city",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data33.country !== undefined){
if(typeof data33.country !== "string"){
const err64 = {instancePath:instancePath+"/deliveryPlace/country",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data33.category !== undefined){
if(typeof data33.category !== "string"){
const err65 = {instancePath:instancePath+"/deliveryPlace/category",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data33.branchOfficeName !== undefined){
if(typeof data33.branchOfficeName !== "string"){
const err66 = {instancePath:instancePath+"/deliveryPlace/branchOfficeName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data33.price !== undefined){
let data40 = data33.price;
if(!((typeof data40 == "number") && (isFinite(data40)))){
const err67 = {instancePath:instancePath+"/deliveryPlace/price",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/deliveryPlace",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.returnPlace !== undefined){
let data41 = data.returnPlace;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.name === undefined){
const err69 = {instancePath:instancePath+"/returnPlace",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data41.city === undefined){
const err70 = {instancePath:instancePath+"/returnPlace",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data41.country === undefined){
const err71 = {instancePath:instancePath+"/returnPlace",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key6 in data41){
if(!(((((((key6 === "id") || (key6 === "name")) || (key6 === "city")) || (key6 === "country")) || (key6 === "category")) || (key6 === "branchOfficeName")) || (key6 === "price"))){
const err72 = {instancePath:instancePath+"/returnPlace",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data41.id !== undefined){
let data42 = data41.id;
if((typeof data42 !== "string") && (!((typeof data42 == "number") && (isFinite(data42))))){
const err73 = {instancePath:instancePath+"/returnPlace/id",keyword:"type",params:{type: schema89.properties.returnPlace.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data41.name !== undefined){
if(typeof data41.name !== "string"){
const err74 = {instancePath:instancePath+"/returnPlace/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data41.city !== undefined){
if(typeof data41.city !== "string"){
const err75 = {instancePath:instancePath+"/returnPlace/city",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data41.country !== undefined){
if(typeof data41.country !== "string"){
const err76 = {instancePath:instancePath+"/returnPlace/country",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data41.category !== undefined){
if(typeof data41.category !== "string"){
const err77 = {instancePath:instancePath+"/returnPlace/category",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data41.branchOfficeName !== undefined){
if(typeof data41.branchOfficeName !== "string"){
const err78 = {instancePath:instancePath+"/returnPlace/branchOfficeName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data41.price !== undefined){
let data48 = data41.price;
if(!((typeof data48 == "number") && (isFinite(data48)))){
const err79 = {instancePath:instancePath+"/returnPlace/price",keyword:"type",params:{type: "number"},message:"must be number"};
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
else {
const err80 = {instancePath:instancePath+"/returnPlace",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.priceItems !== undefined){
let data49 = data.priceItems;
if(Array.isArray(data49)){
const len0 = data49.length;
for(let i0=0; i0<len0; i0++){
let data50 = data49[i0];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.description === undefined){
const err81 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data50.price === undefined){
const err82 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data50.type === undefined){
const err83 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data50.typeId === undefined){
const err84 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"required",params:{missingProperty: "typeId"},message:"must have required property '"+"typeId"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
for(const key7 in data50){
if(!((((key7 === "description") || (key7 === "price")) || (key7 === "type")) || (key7 === "typeId"))){
const err85 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data50.description !== undefined){
if(typeof data50.description !== "string"){
const err86 = {instancePath:instancePath+"/priceItems/" + i0+"/description",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data50.price !== undefined){
let data52 = data50.price;
if(!((typeof data52 == "number") && (isFinite(data52)))){
const err87 = {instancePath:instancePath+"/priceItems/" + i0+"/price",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data50.type !== undefined){
if(typeof data50.type !== "string"){
const err88 = {instancePath:instancePath+"/priceItems/" + i0+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data50.typeId !== undefined){
let data54 = data50.typeId;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err89 = {instancePath:instancePath+"/priceItems/" + i0+"/typeId",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/priceItems/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/priceItems",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.additionals !== undefined){
let data55 = data.additionals;
if(Array.isArray(data55)){
const len1 = data55.length;
for(let i1=0; i1<len1; i1++){
let data56 = data55[i1];
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.additionalId === undefined){
const err92 = {instancePath:instancePath+"/additionals/" + i1,keyword:"required",params:{missingProperty: "additionalId"},message:"must have required property '"+"additionalId"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data56.quantity === undefined){
const err93 = {instancePath:instancePath+"/additionals/" + i1,keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data56.additional === undefined){
const err94 = {instancePath:instancePath+"/additionals/" + i1,keyword:"required",params:{missingProperty: "additional"},message:"must have required property '"+"additional"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
for(const key8 in data56){
if(!(((key8 === "additionalId") || (key8 === "quantity")) || (key8 === "additional"))){
const err95 = {instancePath:instancePath+"/additionals/" + i1,keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data56.additionalId !== undefined){
let data57 = data56.additionalId;
if((typeof data57 !== "string") && (!((typeof data57 == "number") && (isFinite(data57))))){
const err96 = {instancePath:instancePath+"/additionals/" + i1+"/additionalId",keyword:"type",params:{type: schema62.properties.additionalId.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data56.quantity !== undefined){
let data58 = data56.quantity;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
const err97 = {instancePath:instancePath+"/additionals/" + i1+"/quantity",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 1 || isNaN(data58)){
const err98 = {instancePath:instancePath+"/additionals/" + i1+"/quantity",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
if(data56.additional !== undefined){
let data59 = data56.additional;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.name === undefined){
const err99 = {instancePath:instancePath+"/additionals/" + i1+"/additional",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
for(const key9 in data59){
if(!(key9 === "name")){
const err100 = {instancePath:instancePath+"/additionals/" + i1+"/additional",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data59.name !== undefined){
if(typeof data59.name !== "string"){
const err101 = {instancePath:instancePath+"/additionals/" + i1+"/additional/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/additionals/" + i1+"/additional",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath:instancePath+"/additionals/" + i1,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/additionals",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data.availablePromotions !== undefined){
let data61 = data.availablePromotions;
if(Array.isArray(data61)){
const len2 = data61.length;
for(let i2=0; i2<len2; i2++){
let data62 = data61[i2];
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.bookingFinalPrice === undefined){
const err105 = {instancePath:instancePath+"/availablePromotions/" + i2,keyword:"required",params:{missingProperty: "bookingFinalPrice"},message:"must have required property '"+"bookingFinalPrice"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
for(const key10 in data62){
if(!(((((key10 === "id") || (key10 === "bookingFinalPrice")) || (key10 === "discountPrice")) || (key10 === "validForPayment")) || (key10 === "acceptedPaymentTypes"))){
const err106 = {instancePath:instancePath+"/availablePromotions/" + i2,keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data62.id !== undefined){
let data63 = data62.id;
if((typeof data63 !== "string") && (!((typeof data63 == "number") && (isFinite(data63))))){
const err107 = {instancePath:instancePath+"/availablePromotions/" + i2+"/id",keyword:"type",params:{type: schema88.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data62.bookingFinalPrice !== undefined){
let data64 = data62.bookingFinalPrice;
if(!((typeof data64 == "number") && (isFinite(data64)))){
const err108 = {instancePath:instancePath+"/availablePromotions/" + i2+"/bookingFinalPrice",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data62.discountPrice !== undefined){
let data65 = data62.discountPrice;
if(!((typeof data65 == "number") && (isFinite(data65)))){
const err109 = {instancePath:instancePath+"/availablePromotions/" + i2+"/discountPrice",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data62.validForPayment !== undefined){
let data66 = data62.validForPayment;
if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
const err110 = {instancePath:instancePath+"/availablePromotions/" + i2+"/validForPayment",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data62.acceptedPaymentTypes !== undefined){
let data67 = data62.acceptedPaymentTypes;
if(Array.isArray(data67)){
const len3 = data67.length;
for(let i3=0; i3<len3; i3++){
let data68 = data67[i3];
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
if(data68.id === undefined){
const err111 = {instancePath:instancePath+"/availablePromotions/" + i2+"/acceptedPaymentTypes/" + i3,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
for(const key11 in data68){
if(!((key11 === "id") || (key11 === "name"))){
const err112 = {instancePath:instancePath+"/availablePromotions/" + i2+"/acceptedPaymentTypes/" + i3,keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data68.id !== undefined){
let data69 = data68.id;
if((typeof data69 !== "string") && (!((typeof data69 == "number") && (isFinite(data69))))){
const err113 = {instancePath:instancePath+"/availablePromotions/" + i2+"/acceptedPaymentTypes/" + i3+"/id",keyword:"type",params:{type: schema88.properties.acceptedPaymentTypes.items.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data68.name !== undefined){
if(typeof data68.name !== "string"){
const err114 = {instancePath:instancePath+"/availablePromotions/" + i2+"/acceptedPaymentTypes/" + i3+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/availablePromotions/" + i2+"/acceptedPaymentTypes/" + i3,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/availablePromotions/" + i2+"/acceptedPaymentTypes",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/availablePromotions/" + i2,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/availablePromotions",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data.agencyPrice !== undefined){
let data71 = data.agencyPrice;
if(!((typeof data71 == "number") && (isFinite(data71)))){
const err119 = {instancePath:instancePath+"/agencyPrice",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data.customerPrice !== undefined){
let data72 = data.customerPrice;
if(!((typeof data72 == "number") && (isFinite(data72)))){
const err120 = {instancePath:instancePath+"/customerPrice",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data.salesCommision !== undefined){
let data73 = data.salesCommision;
if(!((typeof data73 == "number") && (isFinite(data73)))){
const err121 = {instancePath:instancePath+"/salesCommision",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data.maxAllowedDistance !== undefined){
let data74 = data.maxAllowedDistance;
if(!((typeof data74 == "number") && (isFinite(data74)))){
const err122 = {instancePath:instancePath+"/maxAllowedDistance",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data.maxAllowedDistanceByDay !== undefined){
let data75 = data.maxAllowedDistanceByDay;
if(!((typeof data75 == "number") && (isFinite(data75)))){
const err123 = {instancePath:instancePath+"/maxAllowedDistanceByDay",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
else {
const err124 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}



function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/error" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func13.call(schema84.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err1 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.errorMessage !== undefined){
if(typeof data.errorMessage !== "string"){
const err2 = {instancePath:instancePath+"/errorMessage",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err3 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.errorCode !== undefined){
let data3 = data.errorCode;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/errorCode",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data3 === "unknownPlace") || (data3 === "dropOffOnly")) || (data3 === "pickUpOnly")) || (data3 === "notAReturnPlaceOfPickUp")) || (data3 === "closedDay")) || (data3 === "holiday")) || (data3 === "noHoursOnWeekday")) || (data3 === "noOpeningHours")) || (data3 === "inThePast")) || (data3 === "outsideOpeningHours")) || (data3 === "betweenSteps")) || (data3 === "tooSoon")) || (data3 === "tooFar")) || (data3 === "returnBeforePickUp")) || (data3 === "returnNotAfterPickUp")) || (data3 === "shorterThanMinimum")) || (data3 === "longerThanMaximum")) || (data3 === "outsideAllowedAges")) || (data3 === "outsideAgesWithoutCaution")) || (data3 === "malformedRequest")) || (data3 === "invalidRequest")) || (data3 === "invalidParameter")) || (data3 === "postNotFound")) || (data3 === "formAnswers")) || (data3 === "captchaUnsolved")) || (data3 === "extras")) || (data3 === "invalidPromoCode")) || (data3 === "insuranceRequired")) || (data3 === "requestTimeout")) || (data3 === "pictureRefused")) || (data3 === "fileSizeExceeded")) || (data3 === "fileRefused")) || (data3 === "noFilesSelected")) || (data3 === "bodyTooLarge")) || (data3 === "unsupportedMediaType")) || (data3 === "unknownHost")) || (data3 === "headersTooLarge")) || (data3 === "signInRequired")) || (data3 === "passwordRefused")) || (data3 === "signInFailed")) || (data3 === "previewRefused")) || (data3 === "previewBooksNothing")) || (data3 === "notAllowed")) || (data3 === "foreignClaim")) || (data3 === "foreignCall")) || (data3 === "tooManyRequests")) || (data3 === "notFound")) || (data3 === "pageNotFound")) || (data3 === "formNotFound")) || (data3 === "previewLinkNotFound")) || (data3 === "documentNotFound")) || (data3 === "tokenNotFound")) || (data3 === "personNotFound")) || (data3 === "linkEnded")) || (data3 === "bookingNotFound")) || (data3 === "notCancellable")) || (data3 === "cancellationFee")) || (data3 === "unknownModel")) || (data3 === "noPrice")) || (data3 === "distanceLimit")) || (data3 === "methodNotAllowed")) || (data3 === "noAvailability")) || (data3 === "alreadyBooked")) || (data3 === "priceChanged")) || (data3 === "inProgress")) || (data3 === "idTaken")) || (data3 === "tooManyTokens")) || (data3 === "personExists")) || (data3 === "ownAccount")) || (data3 === "lastAdministrator")) || (data3 === "inUse")) || (data3 === "versionConflict")) || (data3 === "notPublishable")) || (data3 === "keyUsedDifferently")) || (data3 === "internal")) || (data3 === "productApiUnavailable")) || (data3 === "busy")) || (data3 === "unavailable"))){
const err5 = {instancePath:instancePath+"/errorCode",keyword:"enum",params:{allowedValues: schema84.properties.errorCode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data4 = data.id;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))){
const err6 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema84.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.errors !== undefined){
let data5 = data.errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(typeof data5[key1] !== "string"){
const err7 = {instancePath:instancePath+"/errors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err8 = {instancePath:instancePath+"/errors",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.price !== undefined){
if(!(validate55(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.alternatives !== undefined){
let data8 = data.alternatives;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate57(data8[i0], {instancePath:instancePath+"/alternatives/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/alternatives",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.stored !== undefined){
let data10 = data.stored;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.kind === undefined){
const err10 = {instancePath:instancePath+"/stored",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data10.id === undefined){
const err11 = {instancePath:instancePath+"/stored",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data10.version === undefined){
const err12 = {instancePath:instancePath+"/stored",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data10.changedAt === undefined){
const err13 = {instancePath:instancePath+"/stored",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data10.changedBy === undefined){
const err14 = {instancePath:instancePath+"/stored",keyword:"required",params:{missingProperty: "changedBy"},message:"must have required property '"+"changedBy"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data10.body === undefined){
const err15 = {instancePath:instancePath+"/stored",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key2 in data10){
if(!((((((key2 === "kind") || (key2 === "id")) || (key2 === "version")) || (key2 === "changedAt")) || (key2 === "changedBy")) || (key2 === "body"))){
const err16 = {instancePath:instancePath+"/stored",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data10.kind !== undefined){
if(typeof data10.kind !== "string"){
const err17 = {instancePath:instancePath+"/stored/kind",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data10.id !== undefined){
let data12 = data10.id;
if(typeof data12 === "string"){
if(!pattern102.test(data12)){
const err18 = {instancePath:instancePath+"/stored/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err19 = {instancePath:instancePath+"/stored/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data10.version !== undefined){
let data13 = data10.version;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err20 = {instancePath:instancePath+"/stored/version",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 2147483647 || isNaN(data13)){
const err21 = {instancePath:instancePath+"/stored/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err22 = {instancePath:instancePath+"/stored/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data10.changedAt !== undefined){
let data14 = data10.changedAt;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err23 = {instancePath:instancePath+"/stored/changedAt",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data10.changedBy !== undefined){
let data15 = data10.changedBy;
if((typeof data15 !== "string") && (data15 !== null)){
const err24 = {instancePath:instancePath+"/stored/changedBy",keyword:"type",params:{type: schema84.properties.stored.properties.changedBy.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.body !== undefined){
let data16 = data10.body;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
}
else {
const err25 = {instancePath:instancePath+"/stored/body",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err26 = {instancePath:instancePath+"/stored",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.refusals !== undefined){
let data17 = data.refusals;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.kind === undefined){
const err27 = {instancePath:instancePath+"/refusals/" + i1,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data18.id === undefined){
const err28 = {instancePath:instancePath+"/refusals/" + i1,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data18.reason === undefined){
const err29 = {instancePath:instancePath+"/refusals/" + i1,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key3 in data18){
if(!((((((key3 === "kind") || (key3 === "id")) || (key3 === "version")) || (key3 === "reason")) || (key3 === "stored")) || (key3 === "findings"))){
const err30 = {instancePath:instancePath+"/refusals/" + i1,keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data18.kind !== undefined){
if(typeof data18.kind !== "string"){
const err31 = {instancePath:instancePath+"/refusals/" + i1+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data18.id !== undefined){
let data20 = data18.id;
if(typeof data20 === "string"){
if(!pattern102.test(data20)){
const err32 = {instancePath:instancePath+"/refusals/" + i1+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err33 = {instancePath:instancePath+"/refusals/" + i1+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data18.version !== undefined){
let data21 = data18.version;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err34 = {instancePath:instancePath+"/refusals/" + i1+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 2147483647 || isNaN(data21)){
const err35 = {instancePath:instancePath+"/refusals/" + i1+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err36 = {instancePath:instancePath+"/refusals/" + i1+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data18.reason !== undefined){
let data22 = data18.reason;
if(!(((data22 === "missing") || (data22 === "conflict")) || (data22 === "invalid"))){
const err37 = {instancePath:instancePath+"/refusals/" + i1+"/reason",keyword:"enum",params:{allowedValues: schema84.properties.refusals.items.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data18.stored !== undefined){
let data23 = data18.stored;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err38 = {instancePath:instancePath+"/refusals/" + i1+"/stored",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 2147483647 || isNaN(data23)){
const err39 = {instancePath:instancePath+"/refusals/" + i1+"/stored",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data23 < 1 || isNaN(data23)){
const err40 = {instancePath:instancePath+"/refusals/" + i1+"/stored",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data18.findings !== undefined){
let data24 = data18.findings;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.nodeId === undefined){
const err41 = {instancePath:instancePath+"/refusals/" + i1+"/findings/" + i2,keyword:"required",params:{missingProperty: "nodeId"},message:"must have required property '"+"nodeId"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data25.path === undefined){
const err42 = {instancePath:instancePath+"/refusals/" + i1+"/findings/" + i2,keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data25.rule === undefined){
const err43 = {instancePath:instancePath+"/refusals/" + i1+"/findings/" + i2,keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data25.params === undefined){
const err44 = {instancePath:instancePath+"/refusals/" + i1+"/findings/" + i2,keyword:"required",params:{missingProperty: "params"},message:"must have required property '"+"params"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key4 in data25){
if(!((((key4 === "nodeId") || (key4 === "path")) || (key4 === "rule")) || (key4 === "params"))){
const err45 = {instancePath:instancePath+"/refusals/" + i1+"/findings/" + i2,keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data25.nodeId !== undefined){
let data26 = data25.nodeId;
if((typeof data26 !== "string") && (data26 !== null)){
const err46 = {instancePath:instancePath+"/refusals/" + i1+"/findings/" + i2+"/nodeId",keyword:"type",params:{type: schema84.properties.refusals.items.properties.findings.items.properties.nodeId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data25.path !== undefined){
if(typeof data25.path !== "string"){
const err47 = {instancePath:instancePath+"/refusals/" + i1+"/findings/" + i2+"/path",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data25.rule !== undefined){
if(typeof data25.rule !== "string"){
const err48 = {instancePath:instancePath+"/refusals/" + i1+"/findings/" + i2+"/rule",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data25.params !== undefined){
let data29 = data25.params;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
}
else {
const err49 = {instancePath:instancePath+"/refusals/" + i1+"/findings/" + i2+"/params",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err50 = {instancePath:instancePath+"/refusals/" + i1+"/findings/" + i2,keyword:"type",params:{type: "object"},message:"must be object"};
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
const err51 = {instancePath:instancePath+"/refusals/" + i1+"/findings",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/refusals/" + i1,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/refusals",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.usedBy !== undefined){
let data30 = data.usedBy;
if(Array.isArray(data30)){
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
let data31 = data30[i3];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.kind === undefined){
const err54 = {instancePath:instancePath+"/usedBy/" + i3,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data31.id === undefined){
const err55 = {instancePath:instancePath+"/usedBy/" + i3,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data31.title === undefined){
const err56 = {instancePath:instancePath+"/usedBy/" + i3,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data31.isPublished === undefined){
const err57 = {instancePath:instancePath+"/usedBy/" + i3,keyword:"required",params:{missingProperty: "isPublished"},message:"must have required property '"+"isPublished"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key5 in data31){
if(!((((key5 === "kind") || (key5 === "id")) || (key5 === "title")) || (key5 === "isPublished"))){
const err58 = {instancePath:instancePath+"/usedBy/" + i3,keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data31.kind !== undefined){
if(typeof data31.kind !== "string"){
const err59 = {instancePath:instancePath+"/usedBy/" + i3+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data31.id !== undefined){
if(typeof data31.id !== "string"){
const err60 = {instancePath:instancePath+"/usedBy/" + i3+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data31.title !== undefined){
let data34 = data31.title;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key6 in data34){
if(typeof data34[key6] !== "string"){
const err61 = {instancePath:instancePath+"/usedBy/" + i3+"/title/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err62 = {instancePath:instancePath+"/usedBy/" + i3+"/title",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data31.isPublished !== undefined){
if(typeof data31.isPublished !== "boolean"){
const err63 = {instancePath:instancePath+"/usedBy/" + i3+"/isPublished",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
else {
const err64 = {instancePath:instancePath+"/usedBy/" + i3,keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err65 = {instancePath:instancePath+"/usedBy",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.reason !== undefined){
let data37 = data.reason;
if(!(((((((((data37 === "empty") || (data37 === "unknown-type")) || (data37 === "animated")) || (data37 === "too-many-pixels")) || (data37 === "damaged")) || (data37 === "active")) || (data37 === "short")) || (data37 === "common")) || (data37 === "own-words"))){
const err66 = {instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: schema84.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.booking !== undefined){
if(!(validate35(data.booking, {instancePath:instancePath+"/booking",parentData:data,parentDataProperty:"booking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err67 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}


export const ForgottenPassword = validate60;
const schema95 = {
 "$id": "https://forecourt.dev/schemas/api/forgotten-password",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "email",
  "language"
 ],
 "properties": {
  "email": {
   "type": "string",
   "minLength": 1,
   "maxLength": 254,
   "pattern": "\\S"
  },
  "language": {
   "enum": [
    "en",
    "es",
    "de",
    "pt",
    "hr"
   ]
  }
 }
};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/forgotten-password" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.language === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "email") || (key0 === "language"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err3 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err6 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(!(((((data1 === "en") || (data1 === "es")) || (data1 === "de")) || (data1 === "pt")) || (data1 === "hr"))){
const err7 = {instancePath:instancePath+"/language",keyword:"enum",params:{allowedValues: schema95.properties.language.enum},message:"must be equal to one of the allowed values"};
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
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}


export const FormList = validate61;
const schema96 = {
 "$id": "https://forecourt.dev/schemas/api/form-list",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "value"
 ],
 "properties": {
  "@odata.count": {
   "type": "integer",
   "minimum": 0
  },
  "value": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type",
     "id"
    ],
    "properties": {
     "type": {
      "enum": [
       0,
       1,
       2,
       3
      ]
     },
     "id": {
      "type": "string"
     }
    }
   }
  }
 }
};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/form-list" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "@odata.count") || (key0 === "value"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["@odata.count"] !== undefined){
let data0 = data["@odata.count"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/@odata.count",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/@odata.count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.value !== undefined){
let data1 = data.value;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type === undefined){
const err4 = {instancePath:instancePath+"/value/" + i0,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/value/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "type") || (key1 === "id"))){
const err6 = {instancePath:instancePath+"/value/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.type !== undefined){
let data3 = data2.type;
if(!((((data3 === 0) || (data3 === 1)) || (data3 === 2)) || (data3 === 3))){
const err7 = {instancePath:instancePath+"/value/" + i0+"/type",keyword:"enum",params:{allowedValues: schema96.properties.value.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.id !== undefined){
if(typeof data2.id !== "string"){
const err8 = {instancePath:instancePath+"/value/" + i0+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err9 = {instancePath:instancePath+"/value/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err10 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}


export const Form = validate62;
const schema97 = {
 "$id": "https://forecourt.dev/schemas/api/form",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "type",
  "fields",
  "button",
  "config"
 ],
 "properties": {
  "id": {
   "type": "string"
  },
  "type": {
   "enum": [
    0,
    1,
    2,
    3
   ]
  },
  "fields": {
   "type": "string"
  },
  "button": {
   "type": "string"
  },
  "config": {
   "type": "string"
  }
 }
};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/form" */;
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
if(data.button === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "button"},message:"must have required property '"+"button"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.config === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "type")) || (key0 === "fields")) || (key0 === "button")) || (key0 === "config"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!((((data1 === 0) || (data1 === 1)) || (data1 === 2)) || (data1 === 3))){
const err7 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema97.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.fields !== undefined){
if(typeof data.fields !== "string"){
const err8 = {instancePath:instancePath+"/fields",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.button !== undefined){
if(typeof data.button !== "string"){
const err9 = {instancePath:instancePath+"/button",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.config !== undefined){
if(typeof data.config !== "string"){
const err10 = {instancePath:instancePath+"/config",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}


export const Holiday = validate63;
const schema98 = {
 "$id": "https://forecourt.dev/schemas/api/holiday",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "date",
  "name"
 ],
 "properties": {
  "date": {
   "type": "string",
   "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "name": {
   "type": "string"
  },
  "branchOfficeId": {
   "type": [
    "string",
    "number"
   ]
  }
 }
};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/holiday" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "date") || (key0 === "name")) || (key0 === "branchOfficeId"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.date !== undefined){
let data0 = data.date;
if(typeof data0 === "string"){
if(!pattern24.test(data0)){
const err3 = {instancePath:instancePath+"/date",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""};
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
const err4 = {instancePath:instancePath+"/date",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.branchOfficeId !== undefined){
let data2 = data.branchOfficeId;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
const err6 = {instancePath:instancePath+"/branchOfficeId",keyword:"type",params:{type: schema98.properties.branchOfficeId.type},message:"must be string,number"};
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
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}


export const InvitedPerson = validate64;
const schema99 = {
 "$id": "https://forecourt.dev/schemas/api/invited-person",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[0-9a-f-]{36}$"
  }
 }
};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/invited-person" */;
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
for(const key0 in data){
if(!(key0 === "id")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err2 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[0-9a-f-]{36}$"},message:"must match pattern \""+"^[0-9a-f-]{36}$"+"\""};
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
const err3 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}


export const LibraryPicture = validate65;
const schema100 = {
 "$id": "https://forecourt.dev/schemas/api/library-picture",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "version",
  "publishedVersion",
  "changedAt",
  "picture"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "version": {
   "type": "integer",
   "minimum": 1,
   "maximum": 2147483647
  },
  "publishedVersion": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 1
  },
  "changedAt": {
   "type": "integer"
  },
  "picture": {
   "$ref": "document-body"
  }
 }
};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/library-picture" */;
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
if(data.version === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.publishedVersion === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "publishedVersion"},message:"must have required property '"+"publishedVersion"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.changedAt === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.picture === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "picture"},message:"must have required property '"+"picture"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "version")) || (key0 === "publishedVersion")) || (key0 === "changedAt")) || (key0 === "picture"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern102.test(data0)){
const err6 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err7 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
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
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.publishedVersion !== undefined){
let data2 = data.publishedVersion;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err11 = {instancePath:instancePath+"/publishedVersion",keyword:"type",params:{type: schema100.properties.publishedVersion.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/publishedVersion",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.changedAt !== undefined){
let data3 = data.changedAt;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/changedAt",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.picture !== undefined){
let data4 = data.picture;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err14 = {instancePath:instancePath+"/picture",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}


export const ListedPreviewLink = validate66;
const schema102 = {
 "$id": "https://forecourt.dev/schemas/api/listed-preview-link",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "pageId",
  "version",
  "language",
  "scenario",
  "createdAt",
  "createdBy",
  "expiresAt"
 ],
 "properties": {
  "id": {
   "type": "string"
  },
  "pageId": {
   "type": [
    "string",
    "null"
   ],
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "version": {
   "type": [
    "integer",
    "null"
   ]
  },
  "language": {
   "type": [
    "string",
    "null"
   ]
  },
  "scenario": {
   "type": [
    "string",
    "null"
   ]
  },
  "createdAt": {
   "type": "integer"
  },
  "createdBy": {
   "type": [
    "string",
    "null"
   ]
  },
  "expiresAt": {
   "type": "integer"
  }
 }
};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/listed-preview-link" */;
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
if(data.pageId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "pageId"},message:"must have required property '"+"pageId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.language === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.scenario === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "scenario"},message:"must have required property '"+"scenario"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.createdAt === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.createdBy === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "createdBy"},message:"must have required property '"+"createdBy"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.expiresAt === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "pageId")) || (key0 === "version")) || (key0 === "language")) || (key0 === "scenario")) || (key0 === "createdAt")) || (key0 === "createdBy")) || (key0 === "expiresAt"))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err9 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.pageId !== undefined){
let data1 = data.pageId;
if((typeof data1 !== "string") && (data1 !== null)){
const err10 = {instancePath:instancePath+"/pageId",keyword:"type",params:{type: schema102.properties.pageId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data1 === "string"){
if(!pattern102.test(data1)){
const err11 = {instancePath:instancePath+"/pageId",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
if(data.version !== undefined){
let data2 = data.version;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err12 = {instancePath:instancePath+"/version",keyword:"type",params:{type: schema102.properties.version.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.language !== undefined){
let data3 = data.language;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/language",keyword:"type",params:{type: schema102.properties.language.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.scenario !== undefined){
let data4 = data.scenario;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/scenario",keyword:"type",params:{type: schema102.properties.scenario.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data5 = data.createdAt;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/createdAt",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.createdBy !== undefined){
let data6 = data.createdBy;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/createdBy",keyword:"type",params:{type: schema102.properties.createdBy.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data7 = data.expiresAt;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/expiresAt",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}


export const MailLanguage = validate67;
const schema103 = {
 "$id": "https://forecourt.dev/schemas/api/mail-language",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "language"
 ],
 "properties": {
  "language": {
   "enum": [
    "en",
    "es",
    "de",
    "pt",
    "hr"
   ]
  }
 }
};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/mail-language" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.language === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "language")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.language !== undefined){
let data0 = data.language;
if(!(((((data0 === "en") || (data0 === "es")) || (data0 === "de")) || (data0 === "pt")) || (data0 === "hr"))){
const err2 = {instancePath:instancePath+"/language",keyword:"enum",params:{allowedValues: schema103.properties.language.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}


export const NewDocument = validate68;
const schema104 = {
 "$id": "https://forecourt.dev/schemas/api/new-document",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "body"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "body": {
   "$ref": "document-body"
  }
 }
};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/new-document" */;
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
if(data.body === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "body"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern102.test(data0)){
const err3 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err4 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.body !== undefined){
let data1 = data.body;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err5 = {instancePath:instancePath+"/body",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}


export const OpeningRange = validate69;

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/opening-range" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.openedFrom === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "openedFrom"},message:"must have required property '"+"openedFrom"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.openedTo === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "openedTo"},message:"must have required property '"+"openedTo"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "openedFrom") || (key0 === "openedTo"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.openedFrom !== undefined){
let data0 = data.openedFrom;
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
const err3 = {instancePath:instancePath+"/openedFrom",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"},message:"must match pattern \""+"^([01]\\d|2[0-3]):[0-5]\\d$"+"\""};
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
const err4 = {instancePath:instancePath+"/openedFrom",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.openedTo !== undefined){
let data1 = data.openedTo;
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
const err5 = {instancePath:instancePath+"/openedTo",keyword:"pattern",params:{pattern: "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},message:"must match pattern \""+"^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"+"\""};
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
const err6 = {instancePath:instancePath+"/openedTo",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}


export const Operator = validate70;
const schema107 = {
 "$id": "https://forecourt.dev/schemas/api/operator",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "name",
  "email",
  "sites"
 ],
 "properties": {
  "id": {
   "type": "string"
  },
  "name": {
   "type": "string"
  },
  "email": {
   "type": "string",
   "minLength": 1,
   "maxLength": 254
  },
  "sites": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "name",
     "role",
     "origin"
    ],
    "properties": {
     "id": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "role": {
      "enum": [
       "editor",
       "publisher",
       "administrator"
      ]
     },
     "origin": {
      "type": "string"
     }
    }
   }
  }
 }
};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/operator" */;
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
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sites === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "sites"},message:"must have required property '"+"sites"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "email")) || (key0 === "sites"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
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
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(func1(data2) > 254){
const err7 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err9 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sites !== undefined){
let data3 = data.sites;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
const err10 = {instancePath:instancePath+"/sites/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.name === undefined){
const err11 = {instancePath:instancePath+"/sites/" + i0,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.role === undefined){
const err12 = {instancePath:instancePath+"/sites/" + i0,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.origin === undefined){
const err13 = {instancePath:instancePath+"/sites/" + i0,keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "role")) || (key1 === "origin"))){
const err14 = {instancePath:instancePath+"/sites/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.id !== undefined){
if(typeof data4.id !== "string"){
const err15 = {instancePath:instancePath+"/sites/" + i0+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(typeof data4.name !== "string"){
const err16 = {instancePath:instancePath+"/sites/" + i0+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.role !== undefined){
let data7 = data4.role;
if(!(((data7 === "editor") || (data7 === "publisher")) || (data7 === "administrator"))){
const err17 = {instancePath:instancePath+"/sites/" + i0+"/role",keyword:"enum",params:{allowedValues: schema107.properties.sites.items.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.origin !== undefined){
if(typeof data4.origin !== "string"){
const err18 = {instancePath:instancePath+"/sites/" + i0+"/origin",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err19 = {instancePath:instancePath+"/sites/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
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
const err20 = {instancePath:instancePath+"/sites",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err21 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}


export const PageCommand = validate71;
const schema108 = {
 "$id": "https://forecourt.dev/schemas/api/page-command",
 "type": "object",
 "discriminator": {
  "propertyName": "kind"
 },
 "oneOf": [
  {
   "$ref": "#/$defs/insertCommand"
  },
  {
   "$ref": "#/$defs/removeCommand"
  },
  {
   "$ref": "#/$defs/moveCommand"
  },
  {
   "$ref": "#/$defs/setPropCommand"
  },
  {
   "$ref": "#/$defs/setTextCommand"
  },
  {
   "$ref": "#/$defs/setFieldCommand"
  }
 ],
 "$defs": {
  "newNode": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "type"
   ],
   "properties": {
    "type": {
     "type": "string",
     "pattern": "^[A-Za-z][A-Za-z0-9]{0,79}$"
    },
    "props": {
     "type": "object"
    },
    "slots": {
     "type": "object",
     "additionalProperties": {
      "type": "array",
      "items": {
       "$ref": "#/$defs/newNode"
      }
     }
    }
   }
  },
  "insertCommand": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "node",
    "into",
    "at"
   ],
   "properties": {
    "kind": {
     "const": "insert"
    },
    "node": {
     "$ref": "#/$defs/newNode"
    },
    "texts": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": {
       "type": "string",
       "maxLength": 20000
      }
     }
    },
    "into": {
     "type": [
      "object",
      "null"
     ],
     "additionalProperties": false,
     "required": [
      "node",
      "slot"
     ],
     "properties": {
      "node": {
       "type": "string",
       "pattern": "^[^\\s]{1,120}$"
      },
      "slot": {
       "type": "string",
       "minLength": 1,
       "maxLength": 120
      }
     }
    },
    "at": {
     "type": "integer",
     "minimum": 0,
     "maximum": 2000
    }
   }
  },
  "removeCommand": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id"
   ],
   "properties": {
    "kind": {
     "const": "remove"
    },
    "id": {
     "type": "string",
     "pattern": "^[^\\s]{1,120}$"
    }
   }
  },
  "moveCommand": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "into",
    "at"
   ],
   "properties": {
    "kind": {
     "const": "move"
    },
    "id": {
     "type": "string",
     "pattern": "^[^\\s]{1,120}$"
    },
    "into": {
     "type": [
      "object",
      "null"
     ],
     "additionalProperties": false,
     "required": [
      "node",
      "slot"
     ],
     "properties": {
      "node": {
       "type": "string",
       "pattern": "^[^\\s]{1,120}$"
      },
      "slot": {
       "type": "string",
       "minLength": 1,
       "maxLength": 120
      }
     }
    },
    "at": {
     "type": "integer",
     "minimum": 0,
     "maximum": 2000
    }
   }
  },
  "setPropCommand": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "path"
   ],
   "properties": {
    "kind": {
     "const": "setProp"
    },
    "id": {
     "type": "string",
     "pattern": "^[^\\s]{1,120}$"
    },
    "path": {
     "type": "array",
     "minItems": 1,
     "maxItems": 12,
     "items": {
      "type": [
       "string",
       "integer"
      ],
      "minimum": 0,
      "maxLength": 200
     }
    },
    "value": {}
   }
  },
  "setTextCommand": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "path",
    "language",
    "text"
   ],
   "properties": {
    "kind": {
     "const": "setText"
    },
    "id": {
     "type": "string",
     "pattern": "^[^\\s]{1,120}$"
    },
    "path": {
     "type": "array",
     "minItems": 1,
     "maxItems": 12,
     "items": {
      "type": [
       "string",
       "integer"
      ],
      "minimum": 0,
      "maxLength": 200
     }
    },
    "language": {
     "type": "string",
     "pattern": "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
    },
    "text": {
     "type": "string",
     "maxLength": 20000
    }
   }
  },
  "setFieldCommand": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "path"
   ],
   "properties": {
    "kind": {
     "const": "setField"
    },
    "path": {
     "type": "array",
     "minItems": 1,
     "maxItems": 12,
     "items": {
      "type": [
       "string",
       "integer"
      ],
      "minimum": 0,
      "maxLength": 200
     }
    },
    "value": {}
   }
  }
 }
};
const schema111 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "kind",
  "id"
 ],
 "properties": {
  "kind": {
   "const": "remove"
  },
  "id": {
   "type": "string",
   "pattern": "^[^\\s]{1,120}$"
  }
 }
};
const schema112 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "kind",
  "id",
  "into",
  "at"
 ],
 "properties": {
  "kind": {
   "const": "move"
  },
  "id": {
   "type": "string",
   "pattern": "^[^\\s]{1,120}$"
  },
  "into": {
   "type": [
    "object",
    "null"
   ],
   "additionalProperties": false,
   "required": [
    "node",
    "slot"
   ],
   "properties": {
    "node": {
     "type": "string",
     "pattern": "^[^\\s]{1,120}$"
    },
    "slot": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    }
   }
  },
  "at": {
   "type": "integer",
   "minimum": 0,
   "maximum": 2000
  }
 }
};
const schema113 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "kind",
  "id",
  "path"
 ],
 "properties": {
  "kind": {
   "const": "setProp"
  },
  "id": {
   "type": "string",
   "pattern": "^[^\\s]{1,120}$"
  },
  "path": {
   "type": "array",
   "minItems": 1,
   "maxItems": 12,
   "items": {
    "type": [
     "string",
     "integer"
    ],
    "minimum": 0,
    "maxLength": 200
   }
  },
  "value": {}
 }
};
const schema114 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "kind",
  "id",
  "path",
  "language",
  "text"
 ],
 "properties": {
  "kind": {
   "const": "setText"
  },
  "id": {
   "type": "string",
   "pattern": "^[^\\s]{1,120}$"
  },
  "path": {
   "type": "array",
   "minItems": 1,
   "maxItems": 12,
   "items": {
    "type": [
     "string",
     "integer"
    ],
    "minimum": 0,
    "maxLength": 200
   }
  },
  "language": {
   "type": "string",
   "pattern": "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
  },
  "text": {
   "type": "string",
   "maxLength": 20000
  }
 }
};
const schema115 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "kind",
  "path"
 ],
 "properties": {
  "kind": {
   "const": "setField"
  },
  "path": {
   "type": "array",
   "minItems": 1,
   "maxItems": 12,
   "items": {
    "type": [
     "string",
     "integer"
    ],
    "minimum": 0,
    "maxLength": 200
   }
  },
  "value": {}
 }
};
const schema109 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "kind",
  "node",
  "into",
  "at"
 ],
 "properties": {
  "kind": {
   "const": "insert"
  },
  "node": {
   "$ref": "#/$defs/newNode"
  },
  "texts": {
   "type": "object",
   "additionalProperties": {
    "type": "object",
    "additionalProperties": {
     "type": "string",
     "maxLength": 20000
    }
   }
  },
  "into": {
   "type": [
    "object",
    "null"
   ],
   "additionalProperties": false,
   "required": [
    "node",
    "slot"
   ],
   "properties": {
    "node": {
     "type": "string",
     "pattern": "^[^\\s]{1,120}$"
    },
    "slot": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    }
   }
  },
  "at": {
   "type": "integer",
   "minimum": 0,
   "maximum": 2000
  }
 }
};
const schema110 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "type"
 ],
 "properties": {
  "type": {
   "type": "string",
   "pattern": "^[A-Za-z][A-Za-z0-9]{0,79}$"
  },
  "props": {
   "type": "object"
  },
  "slots": {
   "type": "object",
   "additionalProperties": {
    "type": "array",
    "items": {
     "$ref": "#/$defs/newNode"
    }
   }
  }
 }
};
const pattern116 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,79}$", "u");
const wrapper0 = {validate: validate73};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "props")) || (key0 === "slots"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(!pattern116.test(data0)){
const err2 = {instancePath:instancePath+"/type",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,79}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,79}$"+"\""};
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
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.props !== undefined){
let data1 = data.props;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err4 = {instancePath:instancePath+"/props",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.slots !== undefined){
let data2 = data.slots;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data3[i0], {instancePath:instancePath+"/slots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/slots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "array"},message:"must be array"};
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
const err6 = {instancePath:instancePath+"/slots",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}


const pattern117 = new RegExp("^[^\\s]{1,120}$", "u");

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.node === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.into === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "into"},message:"must have required property '"+"into"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.at === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "node")) || (key0 === "texts")) || (key0 === "into")) || (key0 === "at"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
if("insert" !== data.kind){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "insert"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.node !== undefined){
if(!(validate73(data.node, {instancePath:instancePath+"/node",parentData:data,parentDataProperty:"node",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
if(data.texts !== undefined){
let data2 = data.texts;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
let data4 = data3[key2];
if(typeof data4 === "string"){
if(func1(data4) > 20000){
const err6 = {instancePath:instancePath+"/texts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
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
const err7 = {instancePath:instancePath+"/texts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err8 = {instancePath:instancePath+"/texts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err9 = {instancePath:instancePath+"/texts",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.into !== undefined){
let data5 = data.into;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
const err10 = {instancePath:instancePath+"/into",keyword:"type",params:{type: schema109.properties.into.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.node === undefined){
const err11 = {instancePath:instancePath+"/into",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.slot === undefined){
const err12 = {instancePath:instancePath+"/into",keyword:"required",params:{missingProperty: "slot"},message:"must have required property '"+"slot"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key3 in data5){
if(!((key3 === "node") || (key3 === "slot"))){
const err13 = {instancePath:instancePath+"/into",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.node !== undefined){
let data6 = data5.node;
if(typeof data6 === "string"){
if(!pattern117.test(data6)){
const err14 = {instancePath:instancePath+"/into/node",keyword:"pattern",params:{pattern: "^[^\\s]{1,120}$"},message:"must match pattern \""+"^[^\\s]{1,120}$"+"\""};
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
const err15 = {instancePath:instancePath+"/into/node",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.slot !== undefined){
let data7 = data5.slot;
if(typeof data7 === "string"){
if(func1(data7) > 120){
const err16 = {instancePath:instancePath+"/into/slot",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data7) < 1){
const err17 = {instancePath:instancePath+"/into/slot",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err18 = {instancePath:instancePath+"/into/slot",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.at !== undefined){
let data8 = data.at;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/at",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2000 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/at",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/at",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err22 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}


const pattern123 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/page-command" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "insert"){
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "remove"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "id"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("remove" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "remove"},message:"must be equal to constant"};
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
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern117.test(data1)){
const err4 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[^\\s]{1,120}$"},message:"must match pattern \""+"^[^\\s]{1,120}$"+"\""};
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
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "move"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.id === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.into === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "into"},message:"must have required property '"+"into"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.at === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data){
if(!((((key1 === "kind") || (key1 === "id")) || (key1 === "into")) || (key1 === "at"))){
const err11 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.kind !== undefined){
if("move" !== data.kind){
const err12 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "move"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
let data3 = data.id;
if(typeof data3 === "string"){
if(!pattern117.test(data3)){
const err13 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[^\\s]{1,120}$"},message:"must match pattern \""+"^[^\\s]{1,120}$"+"\""};
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
const err14 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.into !== undefined){
let data4 = data.into;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err15 = {instancePath:instancePath+"/into",keyword:"type",params:{type: schema112.properties.into.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.node === undefined){
const err16 = {instancePath:instancePath+"/into",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.slot === undefined){
const err17 = {instancePath:instancePath+"/into",keyword:"required",params:{missingProperty: "slot"},message:"must have required property '"+"slot"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key2 in data4){
if(!((key2 === "node") || (key2 === "slot"))){
const err18 = {instancePath:instancePath+"/into",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.node !== undefined){
let data5 = data4.node;
if(typeof data5 === "string"){
if(!pattern117.test(data5)){
const err19 = {instancePath:instancePath+"/into/node",keyword:"pattern",params:{pattern: "^[^\\s]{1,120}$"},message:"must match pattern \""+"^[^\\s]{1,120}$"+"\""};
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
const err20 = {instancePath:instancePath+"/into/node",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.slot !== undefined){
let data6 = data4.slot;
if(typeof data6 === "string"){
if(func1(data6) > 120){
const err21 = {instancePath:instancePath+"/into/slot",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data6) < 1){
const err22 = {instancePath:instancePath+"/into/slot",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err23 = {instancePath:instancePath+"/into/slot",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
if(data.at !== undefined){
let data7 = data.at;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err24 = {instancePath:instancePath+"/at",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2000 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/at",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/at",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err27 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "setProp"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err28 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.id === undefined){
const err29 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.path === undefined){
const err30 = {instancePath,keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key3 in data){
if(!((((key3 === "kind") || (key3 === "id")) || (key3 === "path")) || (key3 === "value"))){
const err31 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.kind !== undefined){
if("setProp" !== data.kind){
const err32 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "setProp"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.id !== undefined){
let data9 = data.id;
if(typeof data9 === "string"){
if(!pattern117.test(data9)){
const err33 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[^\\s]{1,120}$"},message:"must match pattern \""+"^[^\\s]{1,120}$"+"\""};
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
const err34 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.path !== undefined){
let data10 = data.path;
if(Array.isArray(data10)){
if(data10.length > 12){
const err35 = {instancePath:instancePath+"/path",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data10.length < 1){
const err36 = {instancePath:instancePath+"/path",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if((typeof data11 !== "string") && (!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11))))){
const err37 = {instancePath:instancePath+"/path/" + i0,keyword:"type",params:{type: schema113.properties.path.items.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err38 = {instancePath:instancePath+"/path/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(typeof data11 === "string"){
if(func1(data11) > 200){
const err39 = {instancePath:instancePath+"/path/" + i0,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
}
else {
const err40 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err41 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "setText"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err42 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data.id === undefined){
const err43 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data.path === undefined){
const err44 = {instancePath,keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data.language === undefined){
const err45 = {instancePath,keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data.text === undefined){
const err46 = {instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key4 in data){
if(!(((((key4 === "kind") || (key4 === "id")) || (key4 === "path")) || (key4 === "language")) || (key4 === "text"))){
const err47 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.kind !== undefined){
if("setText" !== data.kind){
const err48 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "setText"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.id !== undefined){
let data13 = data.id;
if(typeof data13 === "string"){
if(!pattern117.test(data13)){
const err49 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[^\\s]{1,120}$"},message:"must match pattern \""+"^[^\\s]{1,120}$"+"\""};
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
const err50 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.path !== undefined){
let data14 = data.path;
if(Array.isArray(data14)){
if(data14.length > 12){
const err51 = {instancePath:instancePath+"/path",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data14.length < 1){
const err52 = {instancePath:instancePath+"/path",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if((typeof data15 !== "string") && (!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15))))){
const err53 = {instancePath:instancePath+"/path/" + i1,keyword:"type",params:{type: schema114.properties.path.items.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err54 = {instancePath:instancePath+"/path/" + i1,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(typeof data15 === "string"){
if(func1(data15) > 200){
const err55 = {instancePath:instancePath+"/path/" + i1,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.language !== undefined){
let data16 = data.language;
if(typeof data16 === "string"){
if(!pattern123.test(data16)){
const err57 = {instancePath:instancePath+"/language",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\""};
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
const err58 = {instancePath:instancePath+"/language",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.text !== undefined){
let data17 = data.text;
if(typeof data17 === "string"){
if(func1(data17) > 20000){
const err59 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
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
const err60 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err61 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "setField"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err62 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data.path === undefined){
const err63 = {instancePath,keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
for(const key5 in data){
if(!(((key5 === "kind") || (key5 === "path")) || (key5 === "value"))){
const err64 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.kind !== undefined){
if("setField" !== data.kind){
const err65 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "setField"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.path !== undefined){
let data19 = data.path;
if(Array.isArray(data19)){
if(data19.length > 12){
const err66 = {instancePath:instancePath+"/path",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data19.length < 1){
const err67 = {instancePath:instancePath+"/path",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if((typeof data20 !== "string") && (!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20))))){
const err68 = {instancePath:instancePath+"/path/" + i2,keyword:"type",params:{type: schema115.properties.path.items.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err69 = {instancePath:instancePath+"/path/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(typeof data20 === "string"){
if(func1(data20) > 200){
const err70 = {instancePath:instancePath+"/path/" + i2,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
}
else {
const err71 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err72 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err73 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
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
const err74 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
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
validate71.errors = vErrors;

return errors === 0;
}


export const PageDraft = validate76;
const schema116 = {
 "$id": "https://forecourt.dev/schemas/api/page-draft",
 "type": "object",
 "additionalProperties": true,
 "required": [
  "version"
 ],
 "properties": {
  "version": {
   "type": "integer",
   "minimum": 1,
   "maximum": 2147483647
  }
 }
};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/page-draft" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version !== undefined){
let data0 = data.version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}


export const PageTranslations = validate77;
const schema117 = {
 "$id": "https://forecourt.dev/schemas/api/page-translations",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "languages"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "languages": {
   "type": "object",
   "additionalProperties": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "missing",
     "outdated",
     "present",
     "reviewed"
    ],
    "properties": {
     "missing": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647
     },
     "outdated": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647
     },
     "present": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647
     },
     "reviewed": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647
     }
    }
   }
  }
 }
};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/page-translations" */;
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
if(data.languages === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "languages"},message:"must have required property '"+"languages"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "languages"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern102.test(data0)){
const err3 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err4 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.languages !== undefined){
let data1 = data.languages;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.missing === undefined){
const err5 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.outdated === undefined){
const err6 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"required",params:{missingProperty: "outdated"},message:"must have required property '"+"outdated"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.present === undefined){
const err7 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"required",params:{missingProperty: "present"},message:"must have required property '"+"present"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.reviewed === undefined){
const err8 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"required",params:{missingProperty: "reviewed"},message:"must have required property '"+"reviewed"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key2 in data2){
if(!((((key2 === "missing") || (key2 === "outdated")) || (key2 === "present")) || (key2 === "reviewed"))){
const err9 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.missing !== undefined){
let data3 = data2.missing;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/missing",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/missing",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/missing",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.outdated !== undefined){
let data4 = data2.outdated;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/outdated",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/outdated",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/outdated",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.present !== undefined){
let data5 = data2.present;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/present",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/present",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/present",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.reviewed !== undefined){
let data6 = data2.reviewed;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/reviewed",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/reviewed",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/reviewed",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err22 = {instancePath:instancePath+"/languages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err23 = {instancePath:instancePath+"/languages",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}


export const PasswordChange = validate78;
const schema118 = {
 "$id": "https://forecourt.dev/schemas/api/password-change",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "current",
  "next"
 ],
 "properties": {
  "current": {
   "type": "string",
   "minLength": 1,
   "maxLength": 128
  },
  "next": {
   "type": "string",
   "minLength": 1,
   "maxLength": 128
  }
 }
};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/password-change" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.current === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "current"},message:"must have required property '"+"current"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.next === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "current") || (key0 === "next"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.current !== undefined){
let data0 = data.current;
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err3 = {instancePath:instancePath+"/current",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/current",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/current",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.next !== undefined){
let data1 = data.next;
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err6 = {instancePath:instancePath+"/next",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/next",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/next",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}


export const PersonChange = validate79;
const schema119 = {
 "$id": "https://forecourt.dev/schemas/api/person-change",
 "type": "object",
 "additionalProperties": false,
 "required": [],
 "properties": {
  "role": {
   "enum": [
    "editor",
    "publisher",
    "administrator"
   ]
  },
  "isActive": {
   "type": "boolean"
  }
 }
};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/person-change" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "role") || (key0 === "isActive"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.role !== undefined){
let data0 = data.role;
if(!(((data0 === "editor") || (data0 === "publisher")) || (data0 === "administrator"))){
const err1 = {instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema119.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.isActive !== undefined){
if(typeof data.isActive !== "boolean"){
const err2 = {instancePath:instancePath+"/isActive",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}


export const PersonInvitation = validate80;
const schema120 = {
 "$id": "https://forecourt.dev/schemas/api/person-invitation",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "email",
  "role",
  "language"
 ],
 "properties": {
  "email": {
   "type": "string",
   "minLength": 3,
   "maxLength": 254,
   "pattern": "^[^\\s<>,;:\"()\\[\\]\\\\@]{1,64}@[^\\s<>,;:\"()\\[\\]\\\\@]{1,189}$"
  },
  "role": {
   "enum": [
    "editor",
    "publisher",
    "administrator"
   ]
  },
  "language": {
   "enum": [
    "en",
    "es",
    "de",
    "pt",
    "hr"
   ]
  }
 }
};
const pattern125 = new RegExp("^[^\\s<>,;:\"()\\[\\]\\\\@]{1,64}@[^\\s<>,;:\"()\\[\\]\\\\@]{1,189}$", "u");

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/person-invitation" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.language === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "role")) || (key0 === "language"))){
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
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err4 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 3){
const err5 = {instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern125.test(data0)){
const err6 = {instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "^[^\\s<>,;:\"()\\[\\]\\\\@]{1,64}@[^\\s<>,;:\"()\\[\\]\\\\@]{1,189}$"},message:"must match pattern \""+"^[^\\s<>,;:\"()\\[\\]\\\\@]{1,64}@[^\\s<>,;:\"()\\[\\]\\\\@]{1,189}$"+"\""};
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
const err7 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(!(((data1 === "editor") || (data1 === "publisher")) || (data1 === "administrator"))){
const err8 = {instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema120.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.language !== undefined){
let data2 = data.language;
if(!(((((data2 === "en") || (data2 === "es")) || (data2 === "de")) || (data2 === "pt")) || (data2 === "hr"))){
const err9 = {instancePath:instancePath+"/language",keyword:"enum",params:{allowedValues: schema120.properties.language.enum},message:"must be equal to one of the allowed values"};
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
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}


export const Person = validate81;
const schema121 = {
 "$id": "https://forecourt.dev/schemas/api/person",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "name",
  "email",
  "role",
  "state",
  "lastSignedInAt",
  "invitationEndsAt"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[0-9a-f-]{36}$"
  },
  "name": {
   "type": "string"
  },
  "email": {
   "type": "string"
  },
  "role": {
   "enum": [
    "editor",
    "publisher",
    "administrator"
   ]
  },
  "state": {
   "enum": [
    "invited",
    "active",
    "deactivated"
   ]
  },
  "lastSignedInAt": {
   "type": [
    "integer",
    "null"
   ]
  },
  "invitationEndsAt": {
   "type": [
    "integer",
    "null"
   ]
  }
 }
};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/person" */;
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
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.role === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.state === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.lastSignedInAt === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "lastSignedInAt"},message:"must have required property '"+"lastSignedInAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.invitationEndsAt === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "invitationEndsAt"},message:"must have required property '"+"invitationEndsAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "email")) || (key0 === "role")) || (key0 === "state")) || (key0 === "lastSignedInAt")) || (key0 === "invitationEndsAt"))){
const err7 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err8 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[0-9a-f-]{36}$"},message:"must match pattern \""+"^[0-9a-f-]{36}$"+"\""};
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
const err9 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err10 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err11 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.role !== undefined){
let data3 = data.role;
if(!(((data3 === "editor") || (data3 === "publisher")) || (data3 === "administrator"))){
const err12 = {instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema121.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.state !== undefined){
let data4 = data.state;
if(!(((data4 === "invited") || (data4 === "active")) || (data4 === "deactivated"))){
const err13 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema121.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.lastSignedInAt !== undefined){
let data5 = data.lastSignedInAt;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err14 = {instancePath:instancePath+"/lastSignedInAt",keyword:"type",params:{type: schema121.properties.lastSignedInAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.invitationEndsAt !== undefined){
let data6 = data.invitationEndsAt;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err15 = {instancePath:instancePath+"/invitationEndsAt",keyword:"type",params:{type: schema121.properties.invitationEndsAt.type},message:"must be integer,null"};
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
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}


export const PictureFiles = validate82;
const schema122 = {
 "$id": "https://forecourt.dev/schemas/api/picture-files",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "hash",
  "width",
  "height",
  "color",
  "files"
 ],
 "properties": {
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
  "color": {
   "type": "string",
   "pattern": "^(#[0-9a-fA-F]{6})?$",
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
const pattern127 = new RegExp("^[0-9a-f]{16}$", "u");
const pattern128 = new RegExp("^(#[0-9a-fA-F]{6})?$", "u");

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/picture-files" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hash === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "hash"},message:"must have required property '"+"hash"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.width === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.height === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.color === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "color"},message:"must have required property '"+"color"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.files === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "hash") || (key0 === "width")) || (key0 === "height")) || (key0 === "color")) || (key0 === "files"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.hash !== undefined){
let data0 = data.hash;
if(typeof data0 === "string"){
if(!pattern127.test(data0)){
const err6 = {instancePath:instancePath+"/hash",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"},message:"must match pattern \""+"^[0-9a-f]{16}$"+"\""};
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
const err7 = {instancePath:instancePath+"/hash",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.width !== undefined){
let data1 = data.width;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/width",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/width",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/width",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.height !== undefined){
let data2 = data.height;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/height",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/height",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/height",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.color !== undefined){
let data3 = data.color;
if(typeof data3 === "string"){
if(!pattern128.test(data3)){
const err14 = {instancePath:instancePath+"/color",keyword:"pattern",params:{pattern: "^(#[0-9a-fA-F]{6})?$"},message:"must match pattern \""+"^(#[0-9a-fA-F]{6})?$"+"\""};
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
const err15 = {instancePath:instancePath+"/color",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.files !== undefined){
let data4 = data.files;
if(Array.isArray(data4)){
if(data4.length > 40){
const err16 = {instancePath:instancePath+"/files",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.length < 1){
const err17 = {instancePath:instancePath+"/files",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.type === undefined){
const err18 = {instancePath:instancePath+"/files/" + i0,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.width === undefined){
const err19 = {instancePath:instancePath+"/files/" + i0,keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data5){
if(!(((key1 === "type") || (key1 === "width")) || (key1 === "bytes"))){
const err20 = {instancePath:instancePath+"/files/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.type !== undefined){
let data6 = data5.type;
if(typeof data6 !== "string"){
const err21 = {instancePath:instancePath+"/files/" + i0+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((data6 === "image/svg+xml") || (data6 === "image/avif")) || (data6 === "image/webp")) || (data6 === "image/png")) || (data6 === "image/jpeg"))){
const err22 = {instancePath:instancePath+"/files/" + i0+"/type",keyword:"enum",params:{allowedValues: schema122.properties.files.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.width !== undefined){
let data7 = data5.width;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err23 = {instancePath:instancePath+"/files/" + i0+"/width",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100000 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/files/" + i0+"/width",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/files/" + i0+"/width",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data5.bytes !== undefined){
let data8 = data5.bytes;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err26 = {instancePath:instancePath+"/files/" + i0+"/bytes",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100000000 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/files/" + i0+"/bytes",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/files/" + i0+"/bytes",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/files/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/files",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}


export const Place = validate83;
const schema123 = {
 "$id": "https://forecourt.dev/schemas/api/place",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "name",
  "country",
  "city",
  "address",
  "branchOfficeId",
  "availableOperationOptions",
  "availableReturnPlaces"
 ],
 "properties": {
  "id": {
   "type": [
    "string",
    "number"
   ]
  },
  "name": {
   "type": "string"
  },
  "country": {
   "type": "string"
  },
  "city": {
   "type": "string"
  },
  "address": {
   "type": "string"
  },
  "branchOfficeId": {
   "type": [
    "string",
    "number"
   ]
  },
  "availableOperationOptions": {
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "availableReturnPlaces": {
   "type": "array",
   "items": {
    "type": [
     "string",
     "number"
    ]
   }
  },
  "iataCode": {
   "type": "string"
  },
  "endpoint": {
   "type": "string"
  }
 }
};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/place" */;
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
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.country === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.city === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.address === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.branchOfficeId === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "branchOfficeId"},message:"must have required property '"+"branchOfficeId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.availableOperationOptions === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "availableOperationOptions"},message:"must have required property '"+"availableOperationOptions"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.availableReturnPlaces === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "availableReturnPlaces"},message:"must have required property '"+"availableReturnPlaces"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func13.call(schema123.properties, key0))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err9 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema123.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err10 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
const err11 = {instancePath:instancePath+"/country",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
const err12 = {instancePath:instancePath+"/city",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
const err13 = {instancePath:instancePath+"/address",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.branchOfficeId !== undefined){
let data5 = data.branchOfficeId;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
const err14 = {instancePath:instancePath+"/branchOfficeId",keyword:"type",params:{type: schema123.properties.branchOfficeId.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.availableOperationOptions !== undefined){
let data6 = data.availableOperationOptions;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
const err15 = {instancePath:instancePath+"/availableOperationOptions/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
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
const err16 = {instancePath:instancePath+"/availableOperationOptions",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.availableReturnPlaces !== undefined){
let data8 = data.availableReturnPlaces;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))){
const err17 = {instancePath:instancePath+"/availableReturnPlaces/" + i1,keyword:"type",params:{type: schema123.properties.availableReturnPlaces.items.type},message:"must be string,number"};
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
else {
const err18 = {instancePath:instancePath+"/availableReturnPlaces",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.iataCode !== undefined){
if(typeof data.iataCode !== "string"){
const err19 = {instancePath:instancePath+"/iataCode",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.endpoint !== undefined){
if(typeof data.endpoint !== "string"){
const err20 = {instancePath:instancePath+"/endpoint",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err21 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}


export const PreviewLinkRequest = validate84;
const schema124 = {
 "$id": "https://forecourt.dev/schemas/api/preview-link-request",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "pageId"
 ],
 "properties": {
  "pageId": {
   "type": [
    "string",
    "null"
   ],
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "hours": {
   "type": "integer",
   "minimum": 1,
   "maximum": 720
  },
  "version": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 1,
   "maximum": 2147483647
  },
  "language": {
   "type": [
    "string",
    "null"
   ],
   "maxLength": 35
  },
  "scenario": {
   "type": [
    "string",
    "null"
   ],
   "enum": [
    "first-visit",
    "one-way",
    "closed-day",
    "sold-out",
    "few-left",
    "on-request",
    "other-payment-method",
    "other-currency",
    "customer",
    "company",
    "agency",
    "slow",
    "failing",
    "empty",
    null
   ]
  },
  "startPageId": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  }
 }
};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/preview-link-request" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pageId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "pageId"},message:"must have required property '"+"pageId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "pageId") || (key0 === "hours")) || (key0 === "version")) || (key0 === "language")) || (key0 === "scenario")) || (key0 === "startPageId"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.pageId !== undefined){
let data0 = data.pageId;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/pageId",keyword:"type",params:{type: schema124.properties.pageId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern102.test(data0)){
const err3 = {instancePath:instancePath+"/pageId",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
if(data.hours !== undefined){
let data1 = data.hours;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/hours",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 720 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/hours",keyword:"maximum",params:{comparison: "<=", limit: 720},message:"must be <= 720"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/hours",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.version !== undefined){
let data2 = data.version;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/version",keyword:"type",params:{type: schema124.properties.version.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.language !== undefined){
let data3 = data.language;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/language",keyword:"type",params:{type: schema124.properties.language.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 35){
const err11 = {instancePath:instancePath+"/language",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
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
if(data.scenario !== undefined){
let data4 = data.scenario;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/scenario",keyword:"type",params:{type: schema124.properties.scenario.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((((((((((((data4 === "first-visit") || (data4 === "one-way")) || (data4 === "closed-day")) || (data4 === "sold-out")) || (data4 === "few-left")) || (data4 === "on-request")) || (data4 === "other-payment-method")) || (data4 === "other-currency")) || (data4 === "customer")) || (data4 === "company")) || (data4 === "agency")) || (data4 === "slow")) || (data4 === "failing")) || (data4 === "empty")) || (data4 === null))){
const err13 = {instancePath:instancePath+"/scenario",keyword:"enum",params:{allowedValues: schema124.properties.scenario.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.startPageId !== undefined){
let data5 = data.startPageId;
if(typeof data5 === "string"){
if(!pattern102.test(data5)){
const err14 = {instancePath:instancePath+"/startPageId",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err15 = {instancePath:instancePath+"/startPageId",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}


export const PreviewLink = validate85;
const schema125 = {
 "$id": "https://forecourt.dev/schemas/api/preview-link",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "url",
  "expiresAt"
 ],
 "properties": {
  "url": {
   "type": "string"
  },
  "expiresAt": {
   "type": "integer"
  }
 }
};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/preview-link" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.expiresAt === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "url") || (key0 === "expiresAt"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err3 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data1 = data.expiresAt;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/expiresAt",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}


export const PreviewRevocation = validate86;
const schema126 = {
 "$id": "https://forecourt.dev/schemas/api/preview-revocation",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "pageId"
 ],
 "properties": {
  "pageId": {
   "type": [
    "string",
    "null"
   ],
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  }
 }
};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/preview-revocation" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pageId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "pageId"},message:"must have required property '"+"pageId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "pageId")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.pageId !== undefined){
let data0 = data.pageId;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/pageId",keyword:"type",params:{type: schema126.properties.pageId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern102.test(data0)){
const err3 = {instancePath:instancePath+"/pageId",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}


export const PriceItem = validate87;

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/price-item" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.price === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.typeId === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "typeId"},message:"must have required property '"+"typeId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "description") || (key0 === "price")) || (key0 === "type")) || (key0 === "typeId"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err5 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.price !== undefined){
let data1 = data.price;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/price",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err7 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.typeId !== undefined){
let data3 = data.typeId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/typeId",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}


export const PriceResult = validate55;

export const Promotion = validate88;

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/promotion" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bookingFinalPrice === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "bookingFinalPrice"},message:"must have required property '"+"bookingFinalPrice"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "bookingFinalPrice")) || (key0 === "discountPrice")) || (key0 === "validForPayment")) || (key0 === "acceptedPaymentTypes"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err2 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema88.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.bookingFinalPrice !== undefined){
let data1 = data.bookingFinalPrice;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/bookingFinalPrice",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.discountPrice !== undefined){
let data2 = data.discountPrice;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/discountPrice",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.validForPayment !== undefined){
let data3 = data.validForPayment;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/validForPayment",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.acceptedPaymentTypes !== undefined){
let data4 = data.acceptedPaymentTypes;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
const err6 = {instancePath:instancePath+"/acceptedPaymentTypes/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "id") || (key1 === "name"))){
const err7 = {instancePath:instancePath+"/acceptedPaymentTypes/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.id !== undefined){
let data6 = data5.id;
if((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))){
const err8 = {instancePath:instancePath+"/acceptedPaymentTypes/" + i0+"/id",keyword:"type",params:{type: schema88.properties.acceptedPaymentTypes.items.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.name !== undefined){
if(typeof data5.name !== "string"){
const err9 = {instancePath:instancePath+"/acceptedPaymentTypes/" + i0+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err10 = {instancePath:instancePath+"/acceptedPaymentTypes/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err11 = {instancePath:instancePath+"/acceptedPaymentTypes",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}


export const Publication = validate89;
const schema129 = {
 "$id": "https://forecourt.dev/schemas/api/publication",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "documents"
 ],
 "properties": {
  "documents": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "id",
     "version"
    ],
    "properties": {
     "kind": {
      "type": "string"
     },
     "id": {
      "type": "string",
      "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
     },
     "version": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     }
    }
   },
   "minItems": 1,
   "maxItems": 200
  }
 }
};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/publication" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.documents === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "documents"},message:"must have required property '"+"documents"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "documents")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.documents !== undefined){
let data0 = data.documents;
if(Array.isArray(data0)){
if(data0.length > 200){
const err2 = {instancePath:instancePath+"/documents",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/documents",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.kind === undefined){
const err4 = {instancePath:instancePath+"/documents/" + i0,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.id === undefined){
const err5 = {instancePath:instancePath+"/documents/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.version === undefined){
const err6 = {instancePath:instancePath+"/documents/" + i0,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "kind") || (key1 === "id")) || (key1 === "version"))){
const err7 = {instancePath:instancePath+"/documents/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.kind !== undefined){
if(typeof data1.kind !== "string"){
const err8 = {instancePath:instancePath+"/documents/" + i0+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.id !== undefined){
let data3 = data1.id;
if(typeof data3 === "string"){
if(!pattern102.test(data3)){
const err9 = {instancePath:instancePath+"/documents/" + i0+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err10 = {instancePath:instancePath+"/documents/" + i0+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.version !== undefined){
let data4 = data1.version;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/documents/" + i0+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/documents/" + i0+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/documents/" + i0+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err14 = {instancePath:instancePath+"/documents/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err15 = {instancePath:instancePath+"/documents",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}


export const PublishedPage = validate90;
const schema130 = {
 "$id": "https://forecourt.dev/schemas/api/published-page",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "status",
  "version"
 ],
 "properties": {
  "status": {
   "const": 1
  },
  "version": {
   "type": "integer",
   "minimum": 1,
   "maximum": 2147483647
  }
 }
};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/published-page" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "status") || (key0 === "version"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.status !== undefined){
if(1 !== data.status){
const err3 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}


export const SearchResult = validate57;

export const SelectedAdditional = validate91;

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/selected-additional" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.additionalId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "additionalId"},message:"must have required property '"+"additionalId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.quantity === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.additional === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "additional"},message:"must have required property '"+"additional"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "additionalId") || (key0 === "quantity")) || (key0 === "additional"))){
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
if(data.additionalId !== undefined){
let data0 = data.additionalId;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err4 = {instancePath:instancePath+"/additionalId",keyword:"type",params:{type: schema62.properties.additionalId.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.quantity !== undefined){
let data1 = data.quantity;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/quantity",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/quantity",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.additional !== undefined){
let data2 = data.additional;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err7 = {instancePath:instancePath+"/additional",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data2){
if(!(key1 === "name")){
const err8 = {instancePath:instancePath+"/additional",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
const err9 = {instancePath:instancePath+"/additional/name",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err10 = {instancePath:instancePath+"/additional",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}


export const SettingsTexts = validate92;
const schema132 = {
 "$id": "https://forecourt.dev/schemas/api/settings-texts",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "general",
  "results",
  "checkout"
 ],
 "properties": {
  "general": {
   "type": "string"
  },
  "results": {
   "type": "string"
  },
  "checkout": {
   "type": "string"
  }
 }
};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/settings-texts" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.general === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "general"},message:"must have required property '"+"general"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.results === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.checkout === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "checkout"},message:"must have required property '"+"checkout"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "general") || (key0 === "results")) || (key0 === "checkout"))){
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
if(data.general !== undefined){
if(typeof data.general !== "string"){
const err4 = {instancePath:instancePath+"/general",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.results !== undefined){
if(typeof data.results !== "string"){
const err5 = {instancePath:instancePath+"/results",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.checkout !== undefined){
if(typeof data.checkout !== "string"){
const err6 = {instancePath:instancePath+"/checkout",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}


export const SignIn = validate93;
const schema133 = {
 "$id": "https://forecourt.dev/schemas/api/sign-in",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "email",
  "password"
 ],
 "properties": {
  "email": {
   "type": "string",
   "minLength": 1,
   "maxLength": 254
  },
  "password": {
   "type": "string",
   "minLength": 1,
   "maxLength": 128
  }
 }
};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/sign-in" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "email") || (key0 === "password"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err3 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err6 = {instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}


export const SitePromotion = validate94;
const schema134 = {
 "$id": "https://forecourt.dev/schemas/api/site-promotion",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "name",
  "description",
  "imagePath",
  "discountPercentage",
  "validFrom",
  "validTo",
  "minDays",
  "maxDays",
  "placeIds",
  "categoryIds"
 ],
 "properties": {
  "id": {
   "type": [
    "string",
    "number"
   ]
  },
  "name": {
   "type": "string"
  },
  "description": {
   "type": "string"
  },
  "imagePath": {
   "type": "string"
  },
  "discountPercentage": {
   "type": "number"
  },
  "validFrom": {
   "type": "string"
  },
  "validTo": {
   "type": "string"
  },
  "minDays": {
   "type": "integer"
  },
  "maxDays": {
   "type": [
    "integer",
    "null"
   ]
  },
  "placeIds": {
   "type": "array",
   "items": {
    "type": [
     "string",
     "number"
    ]
   }
  },
  "categoryIds": {
   "type": "array",
   "items": {
    "type": [
     "string",
     "number"
    ]
   }
  }
 }
};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/site-promotion" */;
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
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.imagePath === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "imagePath"},message:"must have required property '"+"imagePath"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.discountPercentage === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "discountPercentage"},message:"must have required property '"+"discountPercentage"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.validFrom === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "validFrom"},message:"must have required property '"+"validFrom"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.validTo === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "validTo"},message:"must have required property '"+"validTo"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.minDays === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "minDays"},message:"must have required property '"+"minDays"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.maxDays === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "maxDays"},message:"must have required property '"+"maxDays"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.placeIds === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "placeIds"},message:"must have required property '"+"placeIds"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.categoryIds === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "categoryIds"},message:"must have required property '"+"categoryIds"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func13.call(schema134.properties, key0))){
const err11 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err12 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema134.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err13 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err14 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.imagePath !== undefined){
if(typeof data.imagePath !== "string"){
const err15 = {instancePath:instancePath+"/imagePath",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.discountPercentage !== undefined){
let data4 = data.discountPercentage;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/discountPercentage",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.validFrom !== undefined){
if(typeof data.validFrom !== "string"){
const err17 = {instancePath:instancePath+"/validFrom",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.validTo !== undefined){
if(typeof data.validTo !== "string"){
const err18 = {instancePath:instancePath+"/validTo",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.minDays !== undefined){
let data7 = data.minDays;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/minDays",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.maxDays !== undefined){
let data8 = data.maxDays;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err20 = {instancePath:instancePath+"/maxDays",keyword:"type",params:{type: schema134.properties.maxDays.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.placeIds !== undefined){
let data9 = data.placeIds;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))){
const err21 = {instancePath:instancePath+"/placeIds/" + i0,keyword:"type",params:{type: schema134.properties.placeIds.items.type},message:"must be string,number"};
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
const err22 = {instancePath:instancePath+"/placeIds",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.categoryIds !== undefined){
let data11 = data.categoryIds;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
const err23 = {instancePath:instancePath+"/categoryIds/" + i1,keyword:"type",params:{type: schema134.properties.categoryIds.items.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/categoryIds",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err25 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}


export const StateCity = validate95;
const schema135 = {
 "$id": "https://forecourt.dev/schemas/api/state-city",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "name"
 ],
 "properties": {
  "id": {
   "type": [
    "string",
    "number"
   ]
  },
  "name": {
   "type": "string"
  }
 }
};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/state-city" */;
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
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema135.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}


export const StoredVersion = validate96;
const schema136 = {
 "$id": "https://forecourt.dev/schemas/api/stored-version",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "version"
 ],
 "properties": {
  "version": {
   "type": "integer",
   "minimum": 1,
   "maximum": 2147483647
  }
 }
};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/stored-version" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "version")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}


export const TaxPayerType = validate97;
const schema137 = {
 "$id": "https://forecourt.dev/schemas/api/tax-payer-type",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "name"
 ],
 "properties": {
  "id": {
   "type": [
    "string",
    "number"
   ]
  },
  "name": {
   "type": "string"
  },
  "documentTypeIds": {
   "type": "array",
   "items": {
    "type": [
     "string",
     "number"
    ]
   }
  }
 }
};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/tax-payer-type" */;
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
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "documentTypeIds"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema137.properties.id.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.documentTypeIds !== undefined){
let data2 = data.documentTypeIds;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
const err5 = {instancePath:instancePath+"/documentTypeIds/" + i0,keyword:"type",params:{type: schema137.properties.documentTypeIds.items.type},message:"must be string,number"};
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
const err6 = {instancePath:instancePath+"/documentTypeIds",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}


export const UploadedPicture = validate98;
const schema138 = {
 "$id": "https://forecourt.dev/schemas/api/uploaded-picture",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "isNew",
  "picture"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "isNew": {
   "type": "boolean"
  },
  "picture": {
   "$ref": "document-body"
  }
 }
};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/uploaded-picture" */;
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
if(data.isNew === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "isNew"},message:"must have required property '"+"isNew"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.picture === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "picture"},message:"must have required property '"+"picture"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "isNew")) || (key0 === "picture"))){
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
if(!pattern102.test(data0)){
const err4 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
if(data.isNew !== undefined){
if(typeof data.isNew !== "boolean"){
const err6 = {instancePath:instancePath+"/isNew",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.picture !== undefined){
let data2 = data.picture;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err7 = {instancePath:instancePath+"/picture",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}


export const ValidatedCode = validate99;
const schema140 = {
 "$id": "https://forecourt.dev/schemas/api/validated-code",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id"
 ],
 "properties": {
  "id": {
   "type": [
    "string",
    "number",
    "null"
   ]
  },
  "name": {
   "type": "string"
  }
 }
};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/validated-code" */;
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
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema140.properties.id.type},message:"must be string,number,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}


export const VersionSummary = validate100;
const schema141 = {
 "$id": "https://forecourt.dev/schemas/api/version-summary",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "version",
  "basedOn",
  "createdAt",
  "createdBy",
  "via",
  "publishedAt"
 ],
 "properties": {
  "version": {
   "type": "integer",
   "minimum": 1,
   "maximum": 2147483647
  },
  "basedOn": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 1
  },
  "createdAt": {
   "type": "integer"
  },
  "createdBy": {
   "type": [
    "string",
    "null"
   ]
  },
  "via": {
   "enum": [
    "mcp",
    "import",
    null
   ]
  },
  "publishedAt": {
   "type": [
    "integer",
    "null"
   ]
  }
 }
};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/api/version-summary" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.basedOn === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "basedOn"},message:"must have required property '"+"basedOn"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.createdAt === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdBy === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "createdBy"},message:"must have required property '"+"createdBy"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.via === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "via"},message:"must have required property '"+"via"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.publishedAt === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "publishedAt"},message:"must have required property '"+"publishedAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "version") || (key0 === "basedOn")) || (key0 === "createdAt")) || (key0 === "createdBy")) || (key0 === "via")) || (key0 === "publishedAt"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.basedOn !== undefined){
let data1 = data.basedOn;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err10 = {instancePath:instancePath+"/basedOn",keyword:"type",params:{type: schema141.properties.basedOn.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/basedOn",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.createdAt !== undefined){
let data2 = data.createdAt;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/createdAt",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.createdBy !== undefined){
let data3 = data.createdBy;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/createdBy",keyword:"type",params:{type: schema141.properties.createdBy.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.via !== undefined){
let data4 = data.via;
if(!(((data4 === "mcp") || (data4 === "import")) || (data4 === null))){
const err14 = {instancePath:instancePath+"/via",keyword:"enum",params:{allowedValues: schema141.properties.via.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.publishedAt !== undefined){
let data5 = data.publishedAt;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err15 = {instancePath:instancePath+"/publishedAt",keyword:"type",params:{type: schema141.properties.publishedAt.type},message:"must be integer,null"};
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
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}

