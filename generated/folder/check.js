// Generated from schemas/folder by `npm run generate`. Do not edit.
import helper0Module from "ajv/dist/runtime/ucs2length.js";
const helper0 = helper0Module.default ?? helper0Module;

export const BookingData = validate20;
const schema31 = {
 "$id": "https://forecourt.dev/schemas/folder/booking-data",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "currencies",
  "branchOffices",
  "schedules",
  "holidays",
  "yearlyHolidays",
  "places",
  "categories",
  "models",
  "carUnits",
  "seasons",
  "yearlySeasons",
  "rates",
  "taxes",
  "oneWayFees",
  "extras",
  "promotions"
 ],
 "properties": {
  "currencies": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/currency"
   }
  },
  "branchOffices": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/branchOffice"
   }
  },
  "schedules": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/schedule"
   }
  },
  "holidays": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/holiday"
   }
  },
  "yearlyHolidays": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/yearlyHoliday"
   }
  },
  "places": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/place"
   }
  },
  "categories": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/category"
   }
  },
  "models": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/model"
   }
  },
  "carUnits": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/carUnit"
   }
  },
  "seasons": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/season"
   }
  },
  "yearlySeasons": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/yearlySeason"
   }
  },
  "rates": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/rate"
   }
  },
  "taxes": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/tax"
   }
  },
  "oneWayFees": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/oneWayFee"
   }
  },
  "extras": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/extra"
   }
  },
  "promotions": {
   "type": "array",
   "items": {
    "$ref": "#/$defs/promotion"
   }
  }
 },
 "$defs": {
  "currency": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "isoCode",
    "exchangeRate",
    "symbol",
    "decimals"
   ],
   "properties": {
    "isoCode": {
     "type": "string",
     "pattern": "^[A-Z]{3}$"
    },
    "names": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
    },
    "exchangeRate": {
     "type": "string",
     "pattern": "^[0-9]{1,12}([.][0-9]{1,8})?$"
    },
    "isSystemDefault": {
     "type": "boolean"
    },
    "isSelectable": {
     "type": "boolean"
    },
    "symbol": {
     "type": "string"
    },
    "isSymbolSuffix": {
     "type": "boolean"
    },
    "decimals": {
     "type": "integer",
     "minimum": 0,
     "maximum": 4
    }
   }
  },
  "branchOffice": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "names",
    "address",
    "city",
    "country",
    "timeZone"
   ],
   "properties": {
    "id": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "names": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
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
    "email": {
     "type": "string"
    },
    "latitude": {
     "type": [
      "number",
      "null"
     ],
     "minimum": -90,
     "maximum": 90
    },
    "longitude": {
     "type": [
      "number",
      "null"
     ],
     "minimum": -180,
     "maximum": 180
    },
    "timeZone": {
     "type": "string",
     "minLength": 1
    },
    "turnaroundHours": {
     "type": "number",
     "minimum": 0,
     "maximum": 9999
    },
    "repositioningHours": {
     "type": "number",
     "minimum": 0,
     "maximum": 9999
    },
    "afterHoursFeeMinor": {
     "type": "integer",
     "minimum": 0,
     "maximum": 9007199254740991
    }
   }
  },
  "schedule": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "branchOfficeId",
    "body"
   ],
   "properties": {
    "branchOfficeId": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "body": {
     "type": "object"
    }
   }
  },
  "holiday": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "onDate",
    "names"
   ],
   "properties": {
    "id": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "onDate": {
     "type": "string",
     "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
    },
    "names": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
    },
    "branchOfficeId": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "yearlyHoliday": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "names"
   ],
   "properties": {
    "id": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "names": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
    },
    "branchOfficeId": {
     "type": [
      "string",
      "null"
     ]
    },
    "monthDay": {
     "type": "string",
     "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
    },
    "daysAfterEaster": {
     "type": "integer",
     "minimum": -200,
     "maximum": 200
    }
   }
  },
  "place": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "branchOfficeId",
    "names",
    "city",
    "country",
    "address"
   ],
   "properties": {
    "id": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "branchOfficeId": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "names": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
    },
    "city": {
     "type": "string"
    },
    "country": {
     "type": "string"
    },
    "address": {
     "type": "string"
    },
    "iataCode": {
     "type": [
      "string",
      "null"
     ]
    },
    "endpoint": {
     "type": [
      "string",
      "null"
     ]
    },
    "category": {
     "type": [
      "string",
      "null"
     ]
    },
    "operationOptions": {
     "enum": [
      "ReturnOnly",
      "DeliveryOnly",
      null
     ]
    },
    "availableReturnPlaces": {
     "type": "array",
     "items": {
      "type": "string",
      "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
     }
    },
    "deliveryFeeMinor": {
     "type": "integer",
     "minimum": 0,
     "maximum": 9007199254740991
    },
    "returnFeeMinor": {
     "type": "integer",
     "minimum": 0,
     "maximum": 9007199254740991
    }
   }
  },
  "category": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "names"
   ],
   "properties": {
    "id": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "names": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
    },
    "imagePath": {
     "type": "string"
    },
    "depositMinor": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 9007199254740991
    },
    "excess": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "damage": {
       "type": "integer",
       "minimum": 0,
       "maximum": 9007199254740991
      },
      "theft": {
       "type": "integer",
       "minimum": 0,
       "maximum": 9007199254740991
      },
      "hail": {
       "type": "integer",
       "minimum": 0,
       "maximum": 9007199254740991
      },
      "rollover": {
       "type": "integer",
       "minimum": 0,
       "maximum": 9007199254740991
      }
     }
    }
   }
  },
  "model": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "categoryId",
    "name",
    "brand",
    "passengers"
   ],
   "properties": {
    "id": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "categoryId": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "name": {
     "type": "string"
    },
    "brand": {
     "type": "string"
    },
    "passengers": {
     "type": "integer",
     "minimum": 1,
     "maximum": 32767
    },
    "doors": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 32767
    },
    "luggage": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 32767
    },
    "transmission": {
     "enum": [
      "manual",
      "automatic",
      null
     ]
    },
    "hasAirConditioning": {
     "type": [
      "boolean",
      "null"
     ]
    },
    "fuel": {
     "type": [
      "string",
      "null"
     ]
    },
    "fuelPolicy": {
     "type": [
      "string",
      "null"
     ]
    },
    "imagePath": {
     "type": "string"
    },
    "isQuoteOnly": {
     "type": "boolean"
    },
    "hasUnlimitedMileage": {
     "type": "boolean"
    },
    "maxDistance": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 2147483647
    },
    "maxDistancePerDay": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 2147483647
    },
    "excess": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "damage": {
       "type": "integer",
       "minimum": 0,
       "maximum": 9007199254740991
      },
      "theft": {
       "type": "integer",
       "minimum": 0,
       "maximum": 9007199254740991
      },
      "hail": {
       "type": "integer",
       "minimum": 0,
       "maximum": 9007199254740991
      },
      "rollover": {
       "type": "integer",
       "minimum": 0,
       "maximum": 9007199254740991
      }
     }
    }
   }
  },
  "carUnit": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "modelId",
    "branchOfficeId",
    "plate"
   ],
   "properties": {
    "id": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "modelId": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "branchOfficeId": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "plate": {
     "type": "string"
    }
   }
  },
  "season": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "name",
    "fromDate",
    "toDate"
   ],
   "properties": {
    "id": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "name": {
     "type": "string"
    },
    "fromDate": {
     "type": "string",
     "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
    },
    "toDate": {
     "type": "string",
     "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
    }
   }
  },
  "yearlySeason": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "name",
    "from",
    "to"
   ],
   "properties": {
    "id": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "name": {
     "type": "string"
    },
    "from": {
     "type": "string",
     "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
    },
    "to": {
     "type": "string",
     "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
    }
   }
  },
  "rate": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "categoryId",
    "bracketFromDays",
    "dailyMinor"
   ],
   "properties": {
    "categoryId": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "seasonId": {
     "type": [
      "string",
      "null"
     ]
    },
    "bracketFromDays": {
     "type": "integer",
     "minimum": 1,
     "maximum": 32767
    },
    "dailyMinor": {
     "type": "integer",
     "minimum": 0,
     "maximum": 9007199254740991
    }
   }
  },
  "tax": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "names",
    "basisPoints"
   ],
   "properties": {
    "id": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "names": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
    },
    "basisPoints": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000
    }
   }
  },
  "oneWayFee": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "fromBranchOfficeId",
    "toBranchOfficeId",
    "feeMinor"
   ],
   "properties": {
    "fromBranchOfficeId": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "toBranchOfficeId": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "feeMinor": {
     "type": "integer",
     "minimum": 0,
     "maximum": 9007199254740991
    }
   }
  },
  "extra": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "names",
    "type",
    "priceMinor"
   ],
   "properties": {
    "id": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "names": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
    },
    "descriptions": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
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
    "priceMinor": {
     "type": "integer",
     "minimum": 0,
     "maximum": 9007199254740991
    },
    "isPriceByDay": {
     "type": "boolean"
    },
    "maxQuantityPerBooking": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 2147483647
    },
    "availableStock": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 2147483647
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
      "type": "string",
      "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
     }
    },
    "noticeHours": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 8760
    },
    "pickUpPlaceIds": {
     "type": "array",
     "items": {
      "type": "string",
      "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
     }
    },
    "dropOffPlaceIds": {
     "type": "array",
     "items": {
      "type": "string",
      "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
     }
    },
    "season": {
     "type": [
      "object",
      "null"
     ],
     "additionalProperties": false,
     "required": [
      "from",
      "to"
     ],
     "properties": {
      "from": {
       "type": "string",
       "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
      },
      "to": {
       "type": "string",
       "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
      }
     }
    },
    "excessPercent": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "damage": {
       "type": "integer",
       "minimum": 0,
       "maximum": 100
      },
      "theft": {
       "type": "integer",
       "minimum": 0,
       "maximum": 100
      },
      "rollover": {
       "type": "integer",
       "minimum": 0,
       "maximum": 100
      },
      "hail": {
       "type": "integer",
       "minimum": 0,
       "maximum": 100
      }
     }
    },
    "depositPercent": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 100
    }
   }
  },
  "promotion": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "names",
    "basisPoints",
    "fromDate",
    "toDate"
   ],
   "properties": {
    "id": {
     "type": "string",
     "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
    },
    "names": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
    },
    "descriptions": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
    },
    "imagePath": {
     "type": "string"
    },
    "basisPoints": {
     "type": "integer",
     "minimum": 1,
     "maximum": 10000
    },
    "fromDate": {
     "type": "string",
     "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
    },
    "toDate": {
     "type": "string",
     "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
    },
    "isYearly": {
     "type": "boolean"
    },
    "minDays": {
     "type": "integer",
     "minimum": 1,
     "maximum": 366
    },
    "maxDays": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 366
    },
    "placeIds": {
     "type": "array",
     "items": {
      "type": "string",
      "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
     }
    },
    "categoryIds": {
     "type": "array",
     "items": {
      "type": "string",
      "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
     }
    },
    "code": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^[A-Z0-9][A-Z0-9_-]{1,29}$"
    },
    "isAgreement": {
     "type": "boolean"
    }
   }
  }
 }
};
const schema32 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "isoCode",
  "exchangeRate",
  "symbol",
  "decimals"
 ],
 "properties": {
  "isoCode": {
   "type": "string",
   "pattern": "^[A-Z]{3}$"
  },
  "names": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
  },
  "exchangeRate": {
   "type": "string",
   "pattern": "^[0-9]{1,12}([.][0-9]{1,8})?$"
  },
  "isSystemDefault": {
   "type": "boolean"
  },
  "isSelectable": {
   "type": "boolean"
  },
  "symbol": {
   "type": "string"
  },
  "isSymbolSuffix": {
   "type": "boolean"
  },
  "decimals": {
   "type": "integer",
   "minimum": 0,
   "maximum": 4
  }
 }
};
const schema33 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "names",
  "address",
  "city",
  "country",
  "timeZone"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "names": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
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
  "email": {
   "type": "string"
  },
  "latitude": {
   "type": [
    "number",
    "null"
   ],
   "minimum": -90,
   "maximum": 90
  },
  "longitude": {
   "type": [
    "number",
    "null"
   ],
   "minimum": -180,
   "maximum": 180
  },
  "timeZone": {
   "type": "string",
   "minLength": 1
  },
  "turnaroundHours": {
   "type": "number",
   "minimum": 0,
   "maximum": 9999
  },
  "repositioningHours": {
   "type": "number",
   "minimum": 0,
   "maximum": 9999
  },
  "afterHoursFeeMinor": {
   "type": "integer",
   "minimum": 0,
   "maximum": 9007199254740991
  }
 }
};
const schema34 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "branchOfficeId",
  "body"
 ],
 "properties": {
  "branchOfficeId": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "body": {
   "type": "object"
  }
 }
};
const schema35 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "onDate",
  "names"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "onDate": {
   "type": "string",
   "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
  },
  "names": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
  },
  "branchOfficeId": {
   "type": [
    "string",
    "null"
   ]
  }
 }
};
const schema36 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "names"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "names": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
  },
  "branchOfficeId": {
   "type": [
    "string",
    "null"
   ]
  },
  "monthDay": {
   "type": "string",
   "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
  },
  "daysAfterEaster": {
   "type": "integer",
   "minimum": -200,
   "maximum": 200
  }
 }
};
const schema37 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "branchOfficeId",
  "names",
  "city",
  "country",
  "address"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "branchOfficeId": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "names": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
  },
  "city": {
   "type": "string"
  },
  "country": {
   "type": "string"
  },
  "address": {
   "type": "string"
  },
  "iataCode": {
   "type": [
    "string",
    "null"
   ]
  },
  "endpoint": {
   "type": [
    "string",
    "null"
   ]
  },
  "category": {
   "type": [
    "string",
    "null"
   ]
  },
  "operationOptions": {
   "enum": [
    "ReturnOnly",
    "DeliveryOnly",
    null
   ]
  },
  "availableReturnPlaces": {
   "type": "array",
   "items": {
    "type": "string",
    "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
   }
  },
  "deliveryFeeMinor": {
   "type": "integer",
   "minimum": 0,
   "maximum": 9007199254740991
  },
  "returnFeeMinor": {
   "type": "integer",
   "minimum": 0,
   "maximum": 9007199254740991
  }
 }
};
const schema38 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "names"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "names": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
  },
  "imagePath": {
   "type": "string"
  },
  "depositMinor": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 0,
   "maximum": 9007199254740991
  },
  "excess": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "damage": {
     "type": "integer",
     "minimum": 0,
     "maximum": 9007199254740991
    },
    "theft": {
     "type": "integer",
     "minimum": 0,
     "maximum": 9007199254740991
    },
    "hail": {
     "type": "integer",
     "minimum": 0,
     "maximum": 9007199254740991
    },
    "rollover": {
     "type": "integer",
     "minimum": 0,
     "maximum": 9007199254740991
    }
   }
  }
 }
};
const schema39 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "categoryId",
  "name",
  "brand",
  "passengers"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "categoryId": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "name": {
   "type": "string"
  },
  "brand": {
   "type": "string"
  },
  "passengers": {
   "type": "integer",
   "minimum": 1,
   "maximum": 32767
  },
  "doors": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 0,
   "maximum": 32767
  },
  "luggage": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 0,
   "maximum": 32767
  },
  "transmission": {
   "enum": [
    "manual",
    "automatic",
    null
   ]
  },
  "hasAirConditioning": {
   "type": [
    "boolean",
    "null"
   ]
  },
  "fuel": {
   "type": [
    "string",
    "null"
   ]
  },
  "fuelPolicy": {
   "type": [
    "string",
    "null"
   ]
  },
  "imagePath": {
   "type": "string"
  },
  "isQuoteOnly": {
   "type": "boolean"
  },
  "hasUnlimitedMileage": {
   "type": "boolean"
  },
  "maxDistance": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 0,
   "maximum": 2147483647
  },
  "maxDistancePerDay": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 0,
   "maximum": 2147483647
  },
  "excess": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "damage": {
     "type": "integer",
     "minimum": 0,
     "maximum": 9007199254740991
    },
    "theft": {
     "type": "integer",
     "minimum": 0,
     "maximum": 9007199254740991
    },
    "hail": {
     "type": "integer",
     "minimum": 0,
     "maximum": 9007199254740991
    },
    "rollover": {
     "type": "integer",
     "minimum": 0,
     "maximum": 9007199254740991
    }
   }
  }
 }
};
const schema40 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "modelId",
  "branchOfficeId",
  "plate"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "modelId": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "branchOfficeId": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "plate": {
   "type": "string"
  }
 }
};
const schema41 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "name",
  "fromDate",
  "toDate"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "name": {
   "type": "string"
  },
  "fromDate": {
   "type": "string",
   "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
  },
  "toDate": {
   "type": "string",
   "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
  }
 }
};
const schema42 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "name",
  "from",
  "to"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "name": {
   "type": "string"
  },
  "from": {
   "type": "string",
   "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
  },
  "to": {
   "type": "string",
   "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
  }
 }
};
const schema43 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "categoryId",
  "bracketFromDays",
  "dailyMinor"
 ],
 "properties": {
  "categoryId": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "seasonId": {
   "type": [
    "string",
    "null"
   ]
  },
  "bracketFromDays": {
   "type": "integer",
   "minimum": 1,
   "maximum": 32767
  },
  "dailyMinor": {
   "type": "integer",
   "minimum": 0,
   "maximum": 9007199254740991
  }
 }
};
const schema44 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "names",
  "basisPoints"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "names": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
  },
  "basisPoints": {
   "type": "integer",
   "minimum": 0,
   "maximum": 1000000
  }
 }
};
const schema45 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "fromBranchOfficeId",
  "toBranchOfficeId",
  "feeMinor"
 ],
 "properties": {
  "fromBranchOfficeId": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "toBranchOfficeId": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "feeMinor": {
   "type": "integer",
   "minimum": 0,
   "maximum": 9007199254740991
  }
 }
};
const schema46 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "names",
  "type",
  "priceMinor"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "names": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
  },
  "descriptions": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
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
  "priceMinor": {
   "type": "integer",
   "minimum": 0,
   "maximum": 9007199254740991
  },
  "isPriceByDay": {
   "type": "boolean"
  },
  "maxQuantityPerBooking": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 0,
   "maximum": 2147483647
  },
  "availableStock": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 0,
   "maximum": 2147483647
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
    "type": "string",
    "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
   }
  },
  "noticeHours": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 1,
   "maximum": 8760
  },
  "pickUpPlaceIds": {
   "type": "array",
   "items": {
    "type": "string",
    "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
   }
  },
  "dropOffPlaceIds": {
   "type": "array",
   "items": {
    "type": "string",
    "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
   }
  },
  "season": {
   "type": [
    "object",
    "null"
   ],
   "additionalProperties": false,
   "required": [
    "from",
    "to"
   ],
   "properties": {
    "from": {
     "type": "string",
     "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
    },
    "to": {
     "type": "string",
     "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
    }
   }
  },
  "excessPercent": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "damage": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100
    },
    "theft": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100
    },
    "rollover": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100
    },
    "hail": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100
    }
   }
  },
  "depositPercent": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 0,
   "maximum": 100
  }
 }
};
const schema47 = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "id",
  "names",
  "basisPoints",
  "fromDate",
  "toDate"
 ],
 "properties": {
  "id": {
   "type": "string",
   "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
  },
  "names": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
  },
  "descriptions": {
   "type": "object",
   "additionalProperties": {
    "type": "string"
   }
  },
  "imagePath": {
   "type": "string"
  },
  "basisPoints": {
   "type": "integer",
   "minimum": 1,
   "maximum": 10000
  },
  "fromDate": {
   "type": "string",
   "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
  },
  "toDate": {
   "type": "string",
   "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
  },
  "isYearly": {
   "type": "boolean"
  },
  "minDays": {
   "type": "integer",
   "minimum": 1,
   "maximum": 366
  },
  "maxDays": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 1,
   "maximum": 366
  },
  "placeIds": {
   "type": "array",
   "items": {
    "type": "string",
    "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
   }
  },
  "categoryIds": {
   "type": "array",
   "items": {
    "type": "string",
    "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"
   }
  },
  "code": {
   "type": [
    "string",
    "null"
   ],
   "pattern": "^[A-Z0-9][A-Z0-9_-]{1,29}$"
  },
  "isAgreement": {
   "type": "boolean"
  }
 }
};
const func1 = Object.prototype.hasOwnProperty;
const func3 = helper0;
const pattern4 = new RegExp("^[A-Z]{3}$", "u");
const pattern5 = new RegExp("^[0-9]{1,12}([.][0-9]{1,8})?$", "u");
const pattern6 = new RegExp("^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$", "u");
const pattern9 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
const pattern11 = new RegExp("^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
const pattern42 = new RegExp("^[A-Z0-9][A-Z0-9_-]{1,29}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/folder/booking-data" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currencies === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "currencies"},message:"must have required property '"+"currencies"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.branchOffices === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "branchOffices"},message:"must have required property '"+"branchOffices"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.schedules === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "schedules"},message:"must have required property '"+"schedules"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.holidays === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "holidays"},message:"must have required property '"+"holidays"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.yearlyHolidays === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "yearlyHolidays"},message:"must have required property '"+"yearlyHolidays"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.places === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "places"},message:"must have required property '"+"places"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.categories === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "categories"},message:"must have required property '"+"categories"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.models === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "models"},message:"must have required property '"+"models"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.carUnits === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "carUnits"},message:"must have required property '"+"carUnits"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.seasons === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "seasons"},message:"must have required property '"+"seasons"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.yearlySeasons === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "yearlySeasons"},message:"must have required property '"+"yearlySeasons"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.rates === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "rates"},message:"must have required property '"+"rates"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.taxes === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "taxes"},message:"must have required property '"+"taxes"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.oneWayFees === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "oneWayFees"},message:"must have required property '"+"oneWayFees"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.extras === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "extras"},message:"must have required property '"+"extras"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.promotions === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "promotions"},message:"must have required property '"+"promotions"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
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
if(data.currencies !== undefined){
let data0 = data.currencies;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.isoCode === undefined){
const err17 = {instancePath:instancePath+"/currencies/" + i0,keyword:"required",params:{missingProperty: "isoCode"},message:"must have required property '"+"isoCode"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data1.exchangeRate === undefined){
const err18 = {instancePath:instancePath+"/currencies/" + i0,keyword:"required",params:{missingProperty: "exchangeRate"},message:"must have required property '"+"exchangeRate"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data1.symbol === undefined){
const err19 = {instancePath:instancePath+"/currencies/" + i0,keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data1.decimals === undefined){
const err20 = {instancePath:instancePath+"/currencies/" + i0,keyword:"required",params:{missingProperty: "decimals"},message:"must have required property '"+"decimals"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data1){
if(!((((((((key1 === "isoCode") || (key1 === "names")) || (key1 === "exchangeRate")) || (key1 === "isSystemDefault")) || (key1 === "isSelectable")) || (key1 === "symbol")) || (key1 === "isSymbolSuffix")) || (key1 === "decimals"))){
const err21 = {instancePath:instancePath+"/currencies/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.isoCode !== undefined){
let data2 = data1.isoCode;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err22 = {instancePath:instancePath+"/currencies/" + i0+"/isoCode",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
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
const err23 = {instancePath:instancePath+"/currencies/" + i0+"/isoCode",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.names !== undefined){
let data3 = data1.names;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(typeof data3[key2] !== "string"){
const err24 = {instancePath:instancePath+"/currencies/" + i0+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
const err25 = {instancePath:instancePath+"/currencies/" + i0+"/names",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.exchangeRate !== undefined){
let data5 = data1.exchangeRate;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err26 = {instancePath:instancePath+"/currencies/" + i0+"/exchangeRate",keyword:"pattern",params:{pattern: "^[0-9]{1,12}([.][0-9]{1,8})?$"},message:"must match pattern \""+"^[0-9]{1,12}([.][0-9]{1,8})?$"+"\""};
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
const err27 = {instancePath:instancePath+"/currencies/" + i0+"/exchangeRate",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.isSystemDefault !== undefined){
if(typeof data1.isSystemDefault !== "boolean"){
const err28 = {instancePath:instancePath+"/currencies/" + i0+"/isSystemDefault",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.isSelectable !== undefined){
if(typeof data1.isSelectable !== "boolean"){
const err29 = {instancePath:instancePath+"/currencies/" + i0+"/isSelectable",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.symbol !== undefined){
if(typeof data1.symbol !== "string"){
const err30 = {instancePath:instancePath+"/currencies/" + i0+"/symbol",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.isSymbolSuffix !== undefined){
if(typeof data1.isSymbolSuffix !== "boolean"){
const err31 = {instancePath:instancePath+"/currencies/" + i0+"/isSymbolSuffix",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data1.decimals !== undefined){
let data10 = data1.decimals;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err32 = {instancePath:instancePath+"/currencies/" + i0+"/decimals",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 4 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/currencies/" + i0+"/decimals",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/currencies/" + i0+"/decimals",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err35 = {instancePath:instancePath+"/currencies/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/currencies",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.branchOffices !== undefined){
let data11 = data.branchOffices;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.id === undefined){
const err37 = {instancePath:instancePath+"/branchOffices/" + i1,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data12.names === undefined){
const err38 = {instancePath:instancePath+"/branchOffices/" + i1,keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12.address === undefined){
const err39 = {instancePath:instancePath+"/branchOffices/" + i1,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data12.city === undefined){
const err40 = {instancePath:instancePath+"/branchOffices/" + i1,keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data12.country === undefined){
const err41 = {instancePath:instancePath+"/branchOffices/" + i1,keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data12.timeZone === undefined){
const err42 = {instancePath:instancePath+"/branchOffices/" + i1,keyword:"required",params:{missingProperty: "timeZone"},message:"must have required property '"+"timeZone"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key3 in data12){
if(!(func1.call(schema33.properties, key3))){
const err43 = {instancePath:instancePath+"/branchOffices/" + i1,keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data12.id !== undefined){
let data13 = data12.id;
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
const err44 = {instancePath:instancePath+"/branchOffices/" + i1+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err45 = {instancePath:instancePath+"/branchOffices/" + i1+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data12.names !== undefined){
let data14 = data12.names;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key4 in data14){
if(typeof data14[key4] !== "string"){
const err46 = {instancePath:instancePath+"/branchOffices/" + i1+"/names/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err47 = {instancePath:instancePath+"/branchOffices/" + i1+"/names",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data12.address !== undefined){
if(typeof data12.address !== "string"){
const err48 = {instancePath:instancePath+"/branchOffices/" + i1+"/address",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data12.city !== undefined){
if(typeof data12.city !== "string"){
const err49 = {instancePath:instancePath+"/branchOffices/" + i1+"/city",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data12.country !== undefined){
if(typeof data12.country !== "string"){
const err50 = {instancePath:instancePath+"/branchOffices/" + i1+"/country",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data12.phone !== undefined){
if(typeof data12.phone !== "string"){
const err51 = {instancePath:instancePath+"/branchOffices/" + i1+"/phone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data12.email !== undefined){
if(typeof data12.email !== "string"){
const err52 = {instancePath:instancePath+"/branchOffices/" + i1+"/email",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data12.latitude !== undefined){
let data21 = data12.latitude;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
const err53 = {instancePath:instancePath+"/branchOffices/" + i1+"/latitude",keyword:"type",params:{type: schema33.properties.latitude.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 90 || isNaN(data21)){
const err54 = {instancePath:instancePath+"/branchOffices/" + i1+"/latitude",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data21 < -90 || isNaN(data21)){
const err55 = {instancePath:instancePath+"/branchOffices/" + i1+"/latitude",keyword:"minimum",params:{comparison: ">=", limit: -90},message:"must be >= -90"};
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
if(data12.longitude !== undefined){
let data22 = data12.longitude;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
const err56 = {instancePath:instancePath+"/branchOffices/" + i1+"/longitude",keyword:"type",params:{type: schema33.properties.longitude.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 180 || isNaN(data22)){
const err57 = {instancePath:instancePath+"/branchOffices/" + i1+"/longitude",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data22 < -180 || isNaN(data22)){
const err58 = {instancePath:instancePath+"/branchOffices/" + i1+"/longitude",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180"};
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
if(data12.timeZone !== undefined){
let data23 = data12.timeZone;
if(typeof data23 === "string"){
if(func3(data23) < 1){
const err59 = {instancePath:instancePath+"/branchOffices/" + i1+"/timeZone",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err60 = {instancePath:instancePath+"/branchOffices/" + i1+"/timeZone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data12.turnaroundHours !== undefined){
let data24 = data12.turnaroundHours;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 9999 || isNaN(data24)){
const err61 = {instancePath:instancePath+"/branchOffices/" + i1+"/turnaroundHours",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data24 < 0 || isNaN(data24)){
const err62 = {instancePath:instancePath+"/branchOffices/" + i1+"/turnaroundHours",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err63 = {instancePath:instancePath+"/branchOffices/" + i1+"/turnaroundHours",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data12.repositioningHours !== undefined){
let data25 = data12.repositioningHours;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 9999 || isNaN(data25)){
const err64 = {instancePath:instancePath+"/branchOffices/" + i1+"/repositioningHours",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data25 < 0 || isNaN(data25)){
const err65 = {instancePath:instancePath+"/branchOffices/" + i1+"/repositioningHours",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/branchOffices/" + i1+"/repositioningHours",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data12.afterHoursFeeMinor !== undefined){
let data26 = data12.afterHoursFeeMinor;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err67 = {instancePath:instancePath+"/branchOffices/" + i1+"/afterHoursFeeMinor",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 9007199254740991 || isNaN(data26)){
const err68 = {instancePath:instancePath+"/branchOffices/" + i1+"/afterHoursFeeMinor",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err69 = {instancePath:instancePath+"/branchOffices/" + i1+"/afterHoursFeeMinor",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err70 = {instancePath:instancePath+"/branchOffices/" + i1,keyword:"type",params:{type: "object"},message:"must be object"};
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
const err71 = {instancePath:instancePath+"/branchOffices",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.schedules !== undefined){
let data27 = data.schedules;
if(Array.isArray(data27)){
const len2 = data27.length;
for(let i2=0; i2<len2; i2++){
let data28 = data27[i2];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.branchOfficeId === undefined){
const err72 = {instancePath:instancePath+"/schedules/" + i2,keyword:"required",params:{missingProperty: "branchOfficeId"},message:"must have required property '"+"branchOfficeId"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data28.body === undefined){
const err73 = {instancePath:instancePath+"/schedules/" + i2,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
for(const key5 in data28){
if(!((key5 === "branchOfficeId") || (key5 === "body"))){
const err74 = {instancePath:instancePath+"/schedules/" + i2,keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data28.branchOfficeId !== undefined){
let data29 = data28.branchOfficeId;
if(typeof data29 === "string"){
if(!pattern6.test(data29)){
const err75 = {instancePath:instancePath+"/schedules/" + i2+"/branchOfficeId",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err76 = {instancePath:instancePath+"/schedules/" + i2+"/branchOfficeId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data28.body !== undefined){
let data30 = data28.body;
if(!(data30 && typeof data30 == "object" && !Array.isArray(data30))){
const err77 = {instancePath:instancePath+"/schedules/" + i2+"/body",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/schedules/" + i2,keyword:"type",params:{type: "object"},message:"must be object"};
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
const err79 = {instancePath:instancePath+"/schedules",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.holidays !== undefined){
let data31 = data.holidays;
if(Array.isArray(data31)){
const len3 = data31.length;
for(let i3=0; i3<len3; i3++){
let data32 = data31[i3];
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.id === undefined){
const err80 = {instancePath:instancePath+"/holidays/" + i3,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data32.onDate === undefined){
const err81 = {instancePath:instancePath+"/holidays/" + i3,keyword:"required",params:{missingProperty: "onDate"},message:"must have required property '"+"onDate"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data32.names === undefined){
const err82 = {instancePath:instancePath+"/holidays/" + i3,keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
for(const key6 in data32){
if(!((((key6 === "id") || (key6 === "onDate")) || (key6 === "names")) || (key6 === "branchOfficeId"))){
const err83 = {instancePath:instancePath+"/holidays/" + i3,keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data32.id !== undefined){
let data33 = data32.id;
if(typeof data33 === "string"){
if(!pattern6.test(data33)){
const err84 = {instancePath:instancePath+"/holidays/" + i3+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err85 = {instancePath:instancePath+"/holidays/" + i3+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data32.onDate !== undefined){
let data34 = data32.onDate;
if(typeof data34 === "string"){
if(!pattern9.test(data34)){
const err86 = {instancePath:instancePath+"/holidays/" + i3+"/onDate",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"+"\""};
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
const err87 = {instancePath:instancePath+"/holidays/" + i3+"/onDate",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data32.names !== undefined){
let data35 = data32.names;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key7 in data35){
if(typeof data35[key7] !== "string"){
const err88 = {instancePath:instancePath+"/holidays/" + i3+"/names/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
const err89 = {instancePath:instancePath+"/holidays/" + i3+"/names",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data32.branchOfficeId !== undefined){
let data37 = data32.branchOfficeId;
if((typeof data37 !== "string") && (data37 !== null)){
const err90 = {instancePath:instancePath+"/holidays/" + i3+"/branchOfficeId",keyword:"type",params:{type: schema35.properties.branchOfficeId.type},message:"must be string,null"};
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
const err91 = {instancePath:instancePath+"/holidays/" + i3,keyword:"type",params:{type: "object"},message:"must be object"};
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
const err92 = {instancePath:instancePath+"/holidays",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.yearlyHolidays !== undefined){
let data38 = data.yearlyHolidays;
if(Array.isArray(data38)){
const len4 = data38.length;
for(let i4=0; i4<len4; i4++){
let data39 = data38[i4];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.id === undefined){
const err93 = {instancePath:instancePath+"/yearlyHolidays/" + i4,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data39.names === undefined){
const err94 = {instancePath:instancePath+"/yearlyHolidays/" + i4,keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
for(const key8 in data39){
if(!(((((key8 === "id") || (key8 === "names")) || (key8 === "branchOfficeId")) || (key8 === "monthDay")) || (key8 === "daysAfterEaster"))){
const err95 = {instancePath:instancePath+"/yearlyHolidays/" + i4,keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data39.id !== undefined){
let data40 = data39.id;
if(typeof data40 === "string"){
if(!pattern6.test(data40)){
const err96 = {instancePath:instancePath+"/yearlyHolidays/" + i4+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err97 = {instancePath:instancePath+"/yearlyHolidays/" + i4+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data39.names !== undefined){
let data41 = data39.names;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key9 in data41){
if(typeof data41[key9] !== "string"){
const err98 = {instancePath:instancePath+"/yearlyHolidays/" + i4+"/names/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err99 = {instancePath:instancePath+"/yearlyHolidays/" + i4+"/names",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data39.branchOfficeId !== undefined){
let data43 = data39.branchOfficeId;
if((typeof data43 !== "string") && (data43 !== null)){
const err100 = {instancePath:instancePath+"/yearlyHolidays/" + i4+"/branchOfficeId",keyword:"type",params:{type: schema36.properties.branchOfficeId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data39.monthDay !== undefined){
let data44 = data39.monthDay;
if(typeof data44 === "string"){
if(!pattern11.test(data44)){
const err101 = {instancePath:instancePath+"/yearlyHolidays/" + i4+"/monthDay",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"+"\""};
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
const err102 = {instancePath:instancePath+"/yearlyHolidays/" + i4+"/monthDay",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data39.daysAfterEaster !== undefined){
let data45 = data39.daysAfterEaster;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err103 = {instancePath:instancePath+"/yearlyHolidays/" + i4+"/daysAfterEaster",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 200 || isNaN(data45)){
const err104 = {instancePath:instancePath+"/yearlyHolidays/" + i4+"/daysAfterEaster",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data45 < -200 || isNaN(data45)){
const err105 = {instancePath:instancePath+"/yearlyHolidays/" + i4+"/daysAfterEaster",keyword:"minimum",params:{comparison: ">=", limit: -200},message:"must be >= -200"};
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
}
else {
const err106 = {instancePath:instancePath+"/yearlyHolidays/" + i4,keyword:"type",params:{type: "object"},message:"must be object"};
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
const err107 = {instancePath:instancePath+"/yearlyHolidays",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.places !== undefined){
let data46 = data.places;
if(Array.isArray(data46)){
const len5 = data46.length;
for(let i5=0; i5<len5; i5++){
let data47 = data46[i5];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.id === undefined){
const err108 = {instancePath:instancePath+"/places/" + i5,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data47.branchOfficeId === undefined){
const err109 = {instancePath:instancePath+"/places/" + i5,keyword:"required",params:{missingProperty: "branchOfficeId"},message:"must have required property '"+"branchOfficeId"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data47.names === undefined){
const err110 = {instancePath:instancePath+"/places/" + i5,keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data47.city === undefined){
const err111 = {instancePath:instancePath+"/places/" + i5,keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data47.country === undefined){
const err112 = {instancePath:instancePath+"/places/" + i5,keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data47.address === undefined){
const err113 = {instancePath:instancePath+"/places/" + i5,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
for(const key10 in data47){
if(!(func1.call(schema37.properties, key10))){
const err114 = {instancePath:instancePath+"/places/" + i5,keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data47.id !== undefined){
let data48 = data47.id;
if(typeof data48 === "string"){
if(!pattern6.test(data48)){
const err115 = {instancePath:instancePath+"/places/" + i5+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err116 = {instancePath:instancePath+"/places/" + i5+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data47.branchOfficeId !== undefined){
let data49 = data47.branchOfficeId;
if(typeof data49 === "string"){
if(!pattern6.test(data49)){
const err117 = {instancePath:instancePath+"/places/" + i5+"/branchOfficeId",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err118 = {instancePath:instancePath+"/places/" + i5+"/branchOfficeId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data47.names !== undefined){
let data50 = data47.names;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
for(const key11 in data50){
if(typeof data50[key11] !== "string"){
const err119 = {instancePath:instancePath+"/places/" + i5+"/names/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath:instancePath+"/places/" + i5+"/names",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data47.city !== undefined){
if(typeof data47.city !== "string"){
const err121 = {instancePath:instancePath+"/places/" + i5+"/city",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data47.country !== undefined){
if(typeof data47.country !== "string"){
const err122 = {instancePath:instancePath+"/places/" + i5+"/country",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data47.address !== undefined){
if(typeof data47.address !== "string"){
const err123 = {instancePath:instancePath+"/places/" + i5+"/address",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data47.iataCode !== undefined){
let data55 = data47.iataCode;
if((typeof data55 !== "string") && (data55 !== null)){
const err124 = {instancePath:instancePath+"/places/" + i5+"/iataCode",keyword:"type",params:{type: schema37.properties.iataCode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data47.endpoint !== undefined){
let data56 = data47.endpoint;
if((typeof data56 !== "string") && (data56 !== null)){
const err125 = {instancePath:instancePath+"/places/" + i5+"/endpoint",keyword:"type",params:{type: schema37.properties.endpoint.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data47.category !== undefined){
let data57 = data47.category;
if((typeof data57 !== "string") && (data57 !== null)){
const err126 = {instancePath:instancePath+"/places/" + i5+"/category",keyword:"type",params:{type: schema37.properties.category.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data47.operationOptions !== undefined){
let data58 = data47.operationOptions;
if(!(((data58 === "ReturnOnly") || (data58 === "DeliveryOnly")) || (data58 === null))){
const err127 = {instancePath:instancePath+"/places/" + i5+"/operationOptions",keyword:"enum",params:{allowedValues: schema37.properties.operationOptions.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data47.availableReturnPlaces !== undefined){
let data59 = data47.availableReturnPlaces;
if(Array.isArray(data59)){
const len6 = data59.length;
for(let i6=0; i6<len6; i6++){
let data60 = data59[i6];
if(typeof data60 === "string"){
if(!pattern6.test(data60)){
const err128 = {instancePath:instancePath+"/places/" + i5+"/availableReturnPlaces/" + i6,keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err129 = {instancePath:instancePath+"/places/" + i5+"/availableReturnPlaces/" + i6,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
else {
const err130 = {instancePath:instancePath+"/places/" + i5+"/availableReturnPlaces",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data47.deliveryFeeMinor !== undefined){
let data61 = data47.deliveryFeeMinor;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err131 = {instancePath:instancePath+"/places/" + i5+"/deliveryFeeMinor",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 > 9007199254740991 || isNaN(data61)){
const err132 = {instancePath:instancePath+"/places/" + i5+"/deliveryFeeMinor",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data61 < 0 || isNaN(data61)){
const err133 = {instancePath:instancePath+"/places/" + i5+"/deliveryFeeMinor",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data47.returnFeeMinor !== undefined){
let data62 = data47.returnFeeMinor;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err134 = {instancePath:instancePath+"/places/" + i5+"/returnFeeMinor",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 9007199254740991 || isNaN(data62)){
const err135 = {instancePath:instancePath+"/places/" + i5+"/returnFeeMinor",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(data62 < 0 || isNaN(data62)){
const err136 = {instancePath:instancePath+"/places/" + i5+"/returnFeeMinor",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
}
else {
const err137 = {instancePath:instancePath+"/places/" + i5,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
else {
const err138 = {instancePath:instancePath+"/places",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data.categories !== undefined){
let data63 = data.categories;
if(Array.isArray(data63)){
const len7 = data63.length;
for(let i7=0; i7<len7; i7++){
let data64 = data63[i7];
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.id === undefined){
const err139 = {instancePath:instancePath+"/categories/" + i7,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data64.names === undefined){
const err140 = {instancePath:instancePath+"/categories/" + i7,keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
for(const key12 in data64){
if(!(((((key12 === "id") || (key12 === "names")) || (key12 === "imagePath")) || (key12 === "depositMinor")) || (key12 === "excess"))){
const err141 = {instancePath:instancePath+"/categories/" + i7,keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data64.id !== undefined){
let data65 = data64.id;
if(typeof data65 === "string"){
if(!pattern6.test(data65)){
const err142 = {instancePath:instancePath+"/categories/" + i7+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
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
const err143 = {instancePath:instancePath+"/categories/" + i7+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data64.names !== undefined){
let data66 = data64.names;
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
for(const key13 in data66){
if(typeof data66[key13] !== "string"){
const err144 = {instancePath:instancePath+"/categories/" + i7+"/names/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
else {
const err145 = {instancePath:instancePath+"/categories/" + i7+"/names",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data64.imagePath !== undefined){
if(typeof data64.imagePath !== "string"){
const err146 = {instancePath:instancePath+"/categories/" + i7+"/imagePath",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data64.depositMinor !== undefined){
let data69 = data64.depositMinor;
if((!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))) && (data69 !== null)){
const err147 = {instancePath:instancePath+"/categories/" + i7+"/depositMinor",keyword:"type",params:{type: schema38.properties.depositMinor.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 > 9007199254740991 || isNaN(data69)){
const err148 = {instancePath:instancePath+"/categories/" + i7+"/depositMinor",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data69 < 0 || isNaN(data69)){
const err149 = {instancePath:instancePath+"/categories/" + i7+"/depositMinor",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
if(data64.excess !== undefined){
let data70 = data64.excess;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
for(const key14 in data70){
if(!((((key14 === "damage") || (key14 === "theft")) || (key14 === "hail")) || (key14 === "rollover"))){
const err150 = {instancePath:instancePath+"/categories/" + i7+"/excess",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data70.damage !== undefined){
let data71 = data70.damage;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
const err151 = {instancePath:instancePath+"/categories/" + i7+"/excess/damage",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 > 9007199254740991 || isNaN(data71)){
const err152 = {instancePath:instancePath+"/categories/" + i7+"/excess/damage",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(data71 < 0 || isNaN(data71)){
const err153 = {instancePath:instancePath+"/categories/" + i7+"/excess/damage",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
if(data70.theft !== undefined){
let data72 = data70.theft;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
const err154 = {instancePath:instancePath+"/categories/" + i7+"/excess/theft",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 > 9007199254740991 || isNaN(data72)){
const err155 = {instancePath:instancePath+"/categories/" + i7+"/excess/theft",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data72 < 0 || isNaN(data72)){
const err156 = {instancePath:instancePath+"/categories/" + i7+"/excess/theft",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
if(data70.hail !== undefined){
let data73 = data70.hail;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err157 = {instancePath:instancePath+"/categories/" + i7+"/excess/hail",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 > 9007199254740991 || isNaN(data73)){
const err158 = {instancePath:instancePath+"/categories/" + i7+"/excess/hail",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data73 < 0 || isNaN(data73)){
const err159 = {instancePath:instancePath+"/categories/" + i7+"/excess/hail",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data70.rollover !== undefined){
let data74 = data70.rollover;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
const err160 = {instancePath:instancePath+"/categories/" + i7+"/excess/rollover",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 > 9007199254740991 || isNaN(data74)){
const err161 = {instancePath:instancePath+"/categories/" + i7+"/excess/rollover",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(data74 < 0 || isNaN(data74)){
const err162 = {instancePath:instancePath+"/categories/" + i7+"/excess/rollover",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err163 = {instancePath:instancePath+"/categories/" + i7+"/excess",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
}
else {
const err164 = {instancePath:instancePath+"/categories/" + i7,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
}
else {
const err165 = {instancePath:instancePath+"/categories",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data.models !== undefined){
let data75 = data.models;
if(Array.isArray(data75)){
const len8 = data75.length;
for(let i8=0; i8<len8; i8++){
let data76 = data75[i8];
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.id === undefined){
const err166 = {instancePath:instancePath+"/models/" + i8,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data76.categoryId === undefined){
const err167 = {instancePath:instancePath+"/models/" + i8,keyword:"required",params:{missingProperty: "categoryId"},message:"must have required property '"+"categoryId"+"'"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(data76.name === undefined){
const err168 = {instancePath:instancePath+"/models/" + i8,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(data76.brand === undefined){
const err169 = {instancePath:instancePath+"/models/" + i8,keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data76.passengers === undefined){
const err170 = {instancePath:instancePath+"/models/" + i8,keyword:"required",params:{missingProperty: "passengers"},message:"must have required property '"+"passengers"+"'"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
for(const key15 in data76){
if(!(func1.call(schema39.properties, key15))){
const err171 = {instancePath:instancePath+"/models/" + i8,keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data76.id !== undefined){
let data77 = data76.id;
if(typeof data77 === "string"){
if(!pattern6.test(data77)){
const err172 = {instancePath:instancePath+"/models/" + i8+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
else {
const err173 = {instancePath:instancePath+"/models/" + i8+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data76.categoryId !== undefined){
let data78 = data76.categoryId;
if(typeof data78 === "string"){
if(!pattern6.test(data78)){
const err174 = {instancePath:instancePath+"/models/" + i8+"/categoryId",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
else {
const err175 = {instancePath:instancePath+"/models/" + i8+"/categoryId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data76.name !== undefined){
if(typeof data76.name !== "string"){
const err176 = {instancePath:instancePath+"/models/" + i8+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data76.brand !== undefined){
if(typeof data76.brand !== "string"){
const err177 = {instancePath:instancePath+"/models/" + i8+"/brand",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data76.passengers !== undefined){
let data81 = data76.passengers;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
const err178 = {instancePath:instancePath+"/models/" + i8+"/passengers",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 > 32767 || isNaN(data81)){
const err179 = {instancePath:instancePath+"/models/" + i8+"/passengers",keyword:"maximum",params:{comparison: "<=", limit: 32767},message:"must be <= 32767"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(data81 < 1 || isNaN(data81)){
const err180 = {instancePath:instancePath+"/models/" + i8+"/passengers",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
}
if(data76.doors !== undefined){
let data82 = data76.doors;
if((!(((typeof data82 == "number") && (!(data82 % 1) && !isNaN(data82))) && (isFinite(data82)))) && (data82 !== null)){
const err181 = {instancePath:instancePath+"/models/" + i8+"/doors",keyword:"type",params:{type: schema39.properties.doors.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if((typeof data82 == "number") && (isFinite(data82))){
if(data82 > 32767 || isNaN(data82)){
const err182 = {instancePath:instancePath+"/models/" + i8+"/doors",keyword:"maximum",params:{comparison: "<=", limit: 32767},message:"must be <= 32767"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(data82 < 0 || isNaN(data82)){
const err183 = {instancePath:instancePath+"/models/" + i8+"/doors",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
}
if(data76.luggage !== undefined){
let data83 = data76.luggage;
if((!(((typeof data83 == "number") && (!(data83 % 1) && !isNaN(data83))) && (isFinite(data83)))) && (data83 !== null)){
const err184 = {instancePath:instancePath+"/models/" + i8+"/luggage",keyword:"type",params:{type: schema39.properties.luggage.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if((typeof data83 == "number") && (isFinite(data83))){
if(data83 > 32767 || isNaN(data83)){
const err185 = {instancePath:instancePath+"/models/" + i8+"/luggage",keyword:"maximum",params:{comparison: "<=", limit: 32767},message:"must be <= 32767"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(data83 < 0 || isNaN(data83)){
const err186 = {instancePath:instancePath+"/models/" + i8+"/luggage",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data76.transmission !== undefined){
let data84 = data76.transmission;
if(!(((data84 === "manual") || (data84 === "automatic")) || (data84 === null))){
const err187 = {instancePath:instancePath+"/models/" + i8+"/transmission",keyword:"enum",params:{allowedValues: schema39.properties.transmission.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data76.hasAirConditioning !== undefined){
let data85 = data76.hasAirConditioning;
if((typeof data85 !== "boolean") && (data85 !== null)){
const err188 = {instancePath:instancePath+"/models/" + i8+"/hasAirConditioning",keyword:"type",params:{type: schema39.properties.hasAirConditioning.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data76.fuel !== undefined){
let data86 = data76.fuel;
if((typeof data86 !== "string") && (data86 !== null)){
const err189 = {instancePath:instancePath+"/models/" + i8+"/fuel",keyword:"type",params:{type: schema39.properties.fuel.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data76.fuelPolicy !== undefined){
let data87 = data76.fuelPolicy;
if((typeof data87 !== "string") && (data87 !== null)){
const err190 = {instancePath:instancePath+"/models/" + i8+"/fuelPolicy",keyword:"type",params:{type: schema39.properties.fuelPolicy.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data76.imagePath !== undefined){
if(typeof data76.imagePath !== "string"){
const err191 = {instancePath:instancePath+"/models/" + i8+"/imagePath",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data76.isQuoteOnly !== undefined){
if(typeof data76.isQuoteOnly !== "boolean"){
const err192 = {instancePath:instancePath+"/models/" + i8+"/isQuoteOnly",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data76.hasUnlimitedMileage !== undefined){
if(typeof data76.hasUnlimitedMileage !== "boolean"){
const err193 = {instancePath:instancePath+"/models/" + i8+"/hasUnlimitedMileage",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
if(data76.maxDistance !== undefined){
let data91 = data76.maxDistance;
if((!(((typeof data91 == "number") && (!(data91 % 1) && !isNaN(data91))) && (isFinite(data91)))) && (data91 !== null)){
const err194 = {instancePath:instancePath+"/models/" + i8+"/maxDistance",keyword:"type",params:{type: schema39.properties.maxDistance.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if((typeof data91 == "number") && (isFinite(data91))){
if(data91 > 2147483647 || isNaN(data91)){
const err195 = {instancePath:instancePath+"/models/" + i8+"/maxDistance",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data91 < 0 || isNaN(data91)){
const err196 = {instancePath:instancePath+"/models/" + i8+"/maxDistance",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
}
if(data76.maxDistancePerDay !== undefined){
let data92 = data76.maxDistancePerDay;
if((!(((typeof data92 == "number") && (!(data92 % 1) && !isNaN(data92))) && (isFinite(data92)))) && (data92 !== null)){
const err197 = {instancePath:instancePath+"/models/" + i8+"/maxDistancePerDay",keyword:"type",params:{type: schema39.properties.maxDistancePerDay.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if((typeof data92 == "number") && (isFinite(data92))){
if(data92 > 2147483647 || isNaN(data92)){
const err198 = {instancePath:instancePath+"/models/" + i8+"/maxDistancePerDay",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(data92 < 0 || isNaN(data92)){
const err199 = {instancePath:instancePath+"/models/" + i8+"/maxDistancePerDay",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
}
if(data76.excess !== undefined){
let data93 = data76.excess;
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
for(const key16 in data93){
if(!((((key16 === "damage") || (key16 === "theft")) || (key16 === "hail")) || (key16 === "rollover"))){
const err200 = {instancePath:instancePath+"/models/" + i8+"/excess",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data93.damage !== undefined){
let data94 = data93.damage;
if(!(((typeof data94 == "number") && (!(data94 % 1) && !isNaN(data94))) && (isFinite(data94)))){
const err201 = {instancePath:instancePath+"/models/" + i8+"/excess/damage",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if((typeof data94 == "number") && (isFinite(data94))){
if(data94 > 9007199254740991 || isNaN(data94)){
const err202 = {instancePath:instancePath+"/models/" + i8+"/excess/damage",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if(data94 < 0 || isNaN(data94)){
const err203 = {instancePath:instancePath+"/models/" + i8+"/excess/damage",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
}
if(data93.theft !== undefined){
let data95 = data93.theft;
if(!(((typeof data95 == "number") && (!(data95 % 1) && !isNaN(data95))) && (isFinite(data95)))){
const err204 = {instancePath:instancePath+"/models/" + i8+"/excess/theft",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
if((typeof data95 == "number") && (isFinite(data95))){
if(data95 > 9007199254740991 || isNaN(data95)){
const err205 = {instancePath:instancePath+"/models/" + i8+"/excess/theft",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
if(data95 < 0 || isNaN(data95)){
const err206 = {instancePath:instancePath+"/models/" + i8+"/excess/theft",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
}
if(data93.hail !== undefined){
let data96 = data93.hail;
if(!(((typeof data96 == "number") && (!(data96 % 1) && !isNaN(data96))) && (isFinite(data96)))){
const err207 = {instancePath:instancePath+"/models/" + i8+"/excess/hail",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
if((typeof data96 == "number") && (isFinite(data96))){
if(data96 > 9007199254740991 || isNaN(data96)){
const err208 = {instancePath:instancePath+"/models/" + i8+"/excess/hail",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if(data96 < 0 || isNaN(data96)){
const err209 = {instancePath:instancePath+"/models/" + i8+"/excess/hail",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
}
if(data93.rollover !== undefined){
let data97 = data93.rollover;
if(!(((typeof data97 == "number") && (!(data97 % 1) && !isNaN(data97))) && (isFinite(data97)))){
const err210 = {instancePath:instancePath+"/models/" + i8+"/excess/rollover",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
if((typeof data97 == "number") && (isFinite(data97))){
if(data97 > 9007199254740991 || isNaN(data97)){
const err211 = {instancePath:instancePath+"/models/" + i8+"/excess/rollover",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(data97 < 0 || isNaN(data97)){
const err212 = {instancePath:instancePath+"/models/" + i8+"/excess/rollover",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err213 = {instancePath:instancePath+"/models/" + i8+"/excess",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err214 = {instancePath:instancePath+"/models/" + i8,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
}
else {
const err215 = {instancePath:instancePath+"/models",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
if(data.carUnits !== undefined){
let data98 = data.carUnits;
if(Array.isArray(data98)){
const len9 = data98.length;
for(let i9=0; i9<len9; i9++){
let data99 = data98[i9];
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
if(data99.id === undefined){
const err216 = {instancePath:instancePath+"/carUnits/" + i9,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
if(data99.modelId === undefined){
const err217 = {instancePath:instancePath+"/carUnits/" + i9,keyword:"required",params:{missingProperty: "modelId"},message:"must have required property '"+"modelId"+"'"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if(data99.branchOfficeId === undefined){
const err218 = {instancePath:instancePath+"/carUnits/" + i9,keyword:"required",params:{missingProperty: "branchOfficeId"},message:"must have required property '"+"branchOfficeId"+"'"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
if(data99.plate === undefined){
const err219 = {instancePath:instancePath+"/carUnits/" + i9,keyword:"required",params:{missingProperty: "plate"},message:"must have required property '"+"plate"+"'"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
for(const key17 in data99){
if(!((((key17 === "id") || (key17 === "modelId")) || (key17 === "branchOfficeId")) || (key17 === "plate"))){
const err220 = {instancePath:instancePath+"/carUnits/" + i9,keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
if(data99.id !== undefined){
let data100 = data99.id;
if(typeof data100 === "string"){
if(!pattern6.test(data100)){
const err221 = {instancePath:instancePath+"/carUnits/" + i9+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
else {
const err222 = {instancePath:instancePath+"/carUnits/" + i9+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
if(data99.modelId !== undefined){
let data101 = data99.modelId;
if(typeof data101 === "string"){
if(!pattern6.test(data101)){
const err223 = {instancePath:instancePath+"/carUnits/" + i9+"/modelId",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
else {
const err224 = {instancePath:instancePath+"/carUnits/" + i9+"/modelId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
if(data99.branchOfficeId !== undefined){
let data102 = data99.branchOfficeId;
if(typeof data102 === "string"){
if(!pattern6.test(data102)){
const err225 = {instancePath:instancePath+"/carUnits/" + i9+"/branchOfficeId",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
else {
const err226 = {instancePath:instancePath+"/carUnits/" + i9+"/branchOfficeId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
if(data99.plate !== undefined){
if(typeof data99.plate !== "string"){
const err227 = {instancePath:instancePath+"/carUnits/" + i9+"/plate",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
}
else {
const err228 = {instancePath:instancePath+"/carUnits/" + i9,keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err229 = {instancePath:instancePath+"/carUnits",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
if(data.seasons !== undefined){
let data104 = data.seasons;
if(Array.isArray(data104)){
const len10 = data104.length;
for(let i10=0; i10<len10; i10++){
let data105 = data104[i10];
if(data105 && typeof data105 == "object" && !Array.isArray(data105)){
if(data105.id === undefined){
const err230 = {instancePath:instancePath+"/seasons/" + i10,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
if(data105.name === undefined){
const err231 = {instancePath:instancePath+"/seasons/" + i10,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
if(data105.fromDate === undefined){
const err232 = {instancePath:instancePath+"/seasons/" + i10,keyword:"required",params:{missingProperty: "fromDate"},message:"must have required property '"+"fromDate"+"'"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if(data105.toDate === undefined){
const err233 = {instancePath:instancePath+"/seasons/" + i10,keyword:"required",params:{missingProperty: "toDate"},message:"must have required property '"+"toDate"+"'"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
for(const key18 in data105){
if(!((((key18 === "id") || (key18 === "name")) || (key18 === "fromDate")) || (key18 === "toDate"))){
const err234 = {instancePath:instancePath+"/seasons/" + i10,keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
if(data105.id !== undefined){
let data106 = data105.id;
if(typeof data106 === "string"){
if(!pattern6.test(data106)){
const err235 = {instancePath:instancePath+"/seasons/" + i10+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
else {
const err236 = {instancePath:instancePath+"/seasons/" + i10+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data105.name !== undefined){
if(typeof data105.name !== "string"){
const err237 = {instancePath:instancePath+"/seasons/" + i10+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
if(data105.fromDate !== undefined){
let data108 = data105.fromDate;
if(typeof data108 === "string"){
if(!pattern9.test(data108)){
const err238 = {instancePath:instancePath+"/seasons/" + i10+"/fromDate",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
else {
const err239 = {instancePath:instancePath+"/seasons/" + i10+"/fromDate",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
if(data105.toDate !== undefined){
let data109 = data105.toDate;
if(typeof data109 === "string"){
if(!pattern9.test(data109)){
const err240 = {instancePath:instancePath+"/seasons/" + i10+"/toDate",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"+"\""};
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
const err241 = {instancePath:instancePath+"/seasons/" + i10+"/toDate",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err242 = {instancePath:instancePath+"/seasons/" + i10,keyword:"type",params:{type: "object"},message:"must be object"};
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
const err243 = {instancePath:instancePath+"/seasons",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
if(data.yearlySeasons !== undefined){
let data110 = data.yearlySeasons;
if(Array.isArray(data110)){
const len11 = data110.length;
for(let i11=0; i11<len11; i11++){
let data111 = data110[i11];
if(data111 && typeof data111 == "object" && !Array.isArray(data111)){
if(data111.id === undefined){
const err244 = {instancePath:instancePath+"/yearlySeasons/" + i11,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
if(data111.name === undefined){
const err245 = {instancePath:instancePath+"/yearlySeasons/" + i11,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
if(data111.from === undefined){
const err246 = {instancePath:instancePath+"/yearlySeasons/" + i11,keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
if(data111.to === undefined){
const err247 = {instancePath:instancePath+"/yearlySeasons/" + i11,keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
for(const key19 in data111){
if(!((((key19 === "id") || (key19 === "name")) || (key19 === "from")) || (key19 === "to"))){
const err248 = {instancePath:instancePath+"/yearlySeasons/" + i11,keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
if(data111.id !== undefined){
let data112 = data111.id;
if(typeof data112 === "string"){
if(!pattern6.test(data112)){
const err249 = {instancePath:instancePath+"/yearlySeasons/" + i11+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
else {
const err250 = {instancePath:instancePath+"/yearlySeasons/" + i11+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
if(data111.name !== undefined){
if(typeof data111.name !== "string"){
const err251 = {instancePath:instancePath+"/yearlySeasons/" + i11+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
if(data111.from !== undefined){
let data114 = data111.from;
if(typeof data114 === "string"){
if(!pattern11.test(data114)){
const err252 = {instancePath:instancePath+"/yearlySeasons/" + i11+"/from",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
else {
const err253 = {instancePath:instancePath+"/yearlySeasons/" + i11+"/from",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
if(data111.to !== undefined){
let data115 = data111.to;
if(typeof data115 === "string"){
if(!pattern11.test(data115)){
const err254 = {instancePath:instancePath+"/yearlySeasons/" + i11+"/to",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
else {
const err255 = {instancePath:instancePath+"/yearlySeasons/" + i11+"/to",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
}
else {
const err256 = {instancePath:instancePath+"/yearlySeasons/" + i11,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
}
else {
const err257 = {instancePath:instancePath+"/yearlySeasons",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data.rates !== undefined){
let data116 = data.rates;
if(Array.isArray(data116)){
const len12 = data116.length;
for(let i12=0; i12<len12; i12++){
let data117 = data116[i12];
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
if(data117.categoryId === undefined){
const err258 = {instancePath:instancePath+"/rates/" + i12,keyword:"required",params:{missingProperty: "categoryId"},message:"must have required property '"+"categoryId"+"'"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
if(data117.bracketFromDays === undefined){
const err259 = {instancePath:instancePath+"/rates/" + i12,keyword:"required",params:{missingProperty: "bracketFromDays"},message:"must have required property '"+"bracketFromDays"+"'"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
if(data117.dailyMinor === undefined){
const err260 = {instancePath:instancePath+"/rates/" + i12,keyword:"required",params:{missingProperty: "dailyMinor"},message:"must have required property '"+"dailyMinor"+"'"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
for(const key20 in data117){
if(!((((key20 === "categoryId") || (key20 === "seasonId")) || (key20 === "bracketFromDays")) || (key20 === "dailyMinor"))){
const err261 = {instancePath:instancePath+"/rates/" + i12,keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
if(data117.categoryId !== undefined){
let data118 = data117.categoryId;
if(typeof data118 === "string"){
if(!pattern6.test(data118)){
const err262 = {instancePath:instancePath+"/rates/" + i12+"/categoryId",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
else {
const err263 = {instancePath:instancePath+"/rates/" + i12+"/categoryId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
if(data117.seasonId !== undefined){
let data119 = data117.seasonId;
if((typeof data119 !== "string") && (data119 !== null)){
const err264 = {instancePath:instancePath+"/rates/" + i12+"/seasonId",keyword:"type",params:{type: schema43.properties.seasonId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
if(data117.bracketFromDays !== undefined){
let data120 = data117.bracketFromDays;
if(!(((typeof data120 == "number") && (!(data120 % 1) && !isNaN(data120))) && (isFinite(data120)))){
const err265 = {instancePath:instancePath+"/rates/" + i12+"/bracketFromDays",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
if((typeof data120 == "number") && (isFinite(data120))){
if(data120 > 32767 || isNaN(data120)){
const err266 = {instancePath:instancePath+"/rates/" + i12+"/bracketFromDays",keyword:"maximum",params:{comparison: "<=", limit: 32767},message:"must be <= 32767"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
if(data120 < 1 || isNaN(data120)){
const err267 = {instancePath:instancePath+"/rates/" + i12+"/bracketFromDays",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
}
if(data117.dailyMinor !== undefined){
let data121 = data117.dailyMinor;
if(!(((typeof data121 == "number") && (!(data121 % 1) && !isNaN(data121))) && (isFinite(data121)))){
const err268 = {instancePath:instancePath+"/rates/" + i12+"/dailyMinor",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
if((typeof data121 == "number") && (isFinite(data121))){
if(data121 > 9007199254740991 || isNaN(data121)){
const err269 = {instancePath:instancePath+"/rates/" + i12+"/dailyMinor",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
if(data121 < 0 || isNaN(data121)){
const err270 = {instancePath:instancePath+"/rates/" + i12+"/dailyMinor",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
}
}
else {
const err271 = {instancePath:instancePath+"/rates/" + i12,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
}
else {
const err272 = {instancePath:instancePath+"/rates",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
if(data.taxes !== undefined){
let data122 = data.taxes;
if(Array.isArray(data122)){
const len13 = data122.length;
for(let i13=0; i13<len13; i13++){
let data123 = data122[i13];
if(data123 && typeof data123 == "object" && !Array.isArray(data123)){
if(data123.id === undefined){
const err273 = {instancePath:instancePath+"/taxes/" + i13,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
if(data123.names === undefined){
const err274 = {instancePath:instancePath+"/taxes/" + i13,keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
if(data123.basisPoints === undefined){
const err275 = {instancePath:instancePath+"/taxes/" + i13,keyword:"required",params:{missingProperty: "basisPoints"},message:"must have required property '"+"basisPoints"+"'"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
for(const key21 in data123){
if(!(((key21 === "id") || (key21 === "names")) || (key21 === "basisPoints"))){
const err276 = {instancePath:instancePath+"/taxes/" + i13,keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
if(data123.id !== undefined){
let data124 = data123.id;
if(typeof data124 === "string"){
if(!pattern6.test(data124)){
const err277 = {instancePath:instancePath+"/taxes/" + i13+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
else {
const err278 = {instancePath:instancePath+"/taxes/" + i13+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
if(data123.names !== undefined){
let data125 = data123.names;
if(data125 && typeof data125 == "object" && !Array.isArray(data125)){
for(const key22 in data125){
if(typeof data125[key22] !== "string"){
const err279 = {instancePath:instancePath+"/taxes/" + i13+"/names/" + key22.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
}
else {
const err280 = {instancePath:instancePath+"/taxes/" + i13+"/names",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
if(data123.basisPoints !== undefined){
let data127 = data123.basisPoints;
if(!(((typeof data127 == "number") && (!(data127 % 1) && !isNaN(data127))) && (isFinite(data127)))){
const err281 = {instancePath:instancePath+"/taxes/" + i13+"/basisPoints",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
if((typeof data127 == "number") && (isFinite(data127))){
if(data127 > 1000000 || isNaN(data127)){
const err282 = {instancePath:instancePath+"/taxes/" + i13+"/basisPoints",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
if(data127 < 0 || isNaN(data127)){
const err283 = {instancePath:instancePath+"/taxes/" + i13+"/basisPoints",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
}
}
}
else {
const err284 = {instancePath:instancePath+"/taxes/" + i13,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
}
else {
const err285 = {instancePath:instancePath+"/taxes",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
if(data.oneWayFees !== undefined){
let data128 = data.oneWayFees;
if(Array.isArray(data128)){
const len14 = data128.length;
for(let i14=0; i14<len14; i14++){
let data129 = data128[i14];
if(data129 && typeof data129 == "object" && !Array.isArray(data129)){
if(data129.fromBranchOfficeId === undefined){
const err286 = {instancePath:instancePath+"/oneWayFees/" + i14,keyword:"required",params:{missingProperty: "fromBranchOfficeId"},message:"must have required property '"+"fromBranchOfficeId"+"'"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
if(data129.toBranchOfficeId === undefined){
const err287 = {instancePath:instancePath+"/oneWayFees/" + i14,keyword:"required",params:{missingProperty: "toBranchOfficeId"},message:"must have required property '"+"toBranchOfficeId"+"'"};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
if(data129.feeMinor === undefined){
const err288 = {instancePath:instancePath+"/oneWayFees/" + i14,keyword:"required",params:{missingProperty: "feeMinor"},message:"must have required property '"+"feeMinor"+"'"};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
for(const key23 in data129){
if(!(((key23 === "fromBranchOfficeId") || (key23 === "toBranchOfficeId")) || (key23 === "feeMinor"))){
const err289 = {instancePath:instancePath+"/oneWayFees/" + i14,keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
}
if(data129.fromBranchOfficeId !== undefined){
let data130 = data129.fromBranchOfficeId;
if(typeof data130 === "string"){
if(!pattern6.test(data130)){
const err290 = {instancePath:instancePath+"/oneWayFees/" + i14+"/fromBranchOfficeId",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
else {
const err291 = {instancePath:instancePath+"/oneWayFees/" + i14+"/fromBranchOfficeId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
if(data129.toBranchOfficeId !== undefined){
let data131 = data129.toBranchOfficeId;
if(typeof data131 === "string"){
if(!pattern6.test(data131)){
const err292 = {instancePath:instancePath+"/oneWayFees/" + i14+"/toBranchOfficeId",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
}
else {
const err293 = {instancePath:instancePath+"/oneWayFees/" + i14+"/toBranchOfficeId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
if(data129.feeMinor !== undefined){
let data132 = data129.feeMinor;
if(!(((typeof data132 == "number") && (!(data132 % 1) && !isNaN(data132))) && (isFinite(data132)))){
const err294 = {instancePath:instancePath+"/oneWayFees/" + i14+"/feeMinor",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
if((typeof data132 == "number") && (isFinite(data132))){
if(data132 > 9007199254740991 || isNaN(data132)){
const err295 = {instancePath:instancePath+"/oneWayFees/" + i14+"/feeMinor",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
if(data132 < 0 || isNaN(data132)){
const err296 = {instancePath:instancePath+"/oneWayFees/" + i14+"/feeMinor",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
}
}
else {
const err297 = {instancePath:instancePath+"/oneWayFees/" + i14,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
}
else {
const err298 = {instancePath:instancePath+"/oneWayFees",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
if(data.extras !== undefined){
let data133 = data.extras;
if(Array.isArray(data133)){
const len15 = data133.length;
for(let i15=0; i15<len15; i15++){
let data134 = data133[i15];
if(data134 && typeof data134 == "object" && !Array.isArray(data134)){
if(data134.id === undefined){
const err299 = {instancePath:instancePath+"/extras/" + i15,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
if(data134.names === undefined){
const err300 = {instancePath:instancePath+"/extras/" + i15,keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'"};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
if(data134.type === undefined){
const err301 = {instancePath:instancePath+"/extras/" + i15,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
if(data134.priceMinor === undefined){
const err302 = {instancePath:instancePath+"/extras/" + i15,keyword:"required",params:{missingProperty: "priceMinor"},message:"must have required property '"+"priceMinor"+"'"};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
for(const key24 in data134){
if(!(func1.call(schema46.properties, key24))){
const err303 = {instancePath:instancePath+"/extras/" + i15,keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
if(data134.id !== undefined){
let data135 = data134.id;
if(typeof data135 === "string"){
if(!pattern6.test(data135)){
const err304 = {instancePath:instancePath+"/extras/" + i15+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
}
else {
const err305 = {instancePath:instancePath+"/extras/" + i15+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
}
if(data134.names !== undefined){
let data136 = data134.names;
if(data136 && typeof data136 == "object" && !Array.isArray(data136)){
for(const key25 in data136){
if(typeof data136[key25] !== "string"){
const err306 = {instancePath:instancePath+"/extras/" + i15+"/names/" + key25.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
}
else {
const err307 = {instancePath:instancePath+"/extras/" + i15+"/names",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
if(data134.descriptions !== undefined){
let data138 = data134.descriptions;
if(data138 && typeof data138 == "object" && !Array.isArray(data138)){
for(const key26 in data138){
if(typeof data138[key26] !== "string"){
const err308 = {instancePath:instancePath+"/extras/" + i15+"/descriptions/" + key26.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
}
else {
const err309 = {instancePath:instancePath+"/extras/" + i15+"/descriptions",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
if(data134.imagePath !== undefined){
if(typeof data134.imagePath !== "string"){
const err310 = {instancePath:instancePath+"/extras/" + i15+"/imagePath",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
if(data134.type !== undefined){
let data141 = data134.type;
if(!(((data141 === "Insurance") || (data141 === "Additional")) || (data141 === "Other"))){
const err311 = {instancePath:instancePath+"/extras/" + i15+"/type",keyword:"enum",params:{allowedValues: schema46.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
}
if(data134.priceMinor !== undefined){
let data142 = data134.priceMinor;
if(!(((typeof data142 == "number") && (!(data142 % 1) && !isNaN(data142))) && (isFinite(data142)))){
const err312 = {instancePath:instancePath+"/extras/" + i15+"/priceMinor",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
if((typeof data142 == "number") && (isFinite(data142))){
if(data142 > 9007199254740991 || isNaN(data142)){
const err313 = {instancePath:instancePath+"/extras/" + i15+"/priceMinor",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
if(data142 < 0 || isNaN(data142)){
const err314 = {instancePath:instancePath+"/extras/" + i15+"/priceMinor",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
}
if(data134.isPriceByDay !== undefined){
if(typeof data134.isPriceByDay !== "boolean"){
const err315 = {instancePath:instancePath+"/extras/" + i15+"/isPriceByDay",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
if(data134.maxQuantityPerBooking !== undefined){
let data144 = data134.maxQuantityPerBooking;
if((!(((typeof data144 == "number") && (!(data144 % 1) && !isNaN(data144))) && (isFinite(data144)))) && (data144 !== null)){
const err316 = {instancePath:instancePath+"/extras/" + i15+"/maxQuantityPerBooking",keyword:"type",params:{type: schema46.properties.maxQuantityPerBooking.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
if((typeof data144 == "number") && (isFinite(data144))){
if(data144 > 2147483647 || isNaN(data144)){
const err317 = {instancePath:instancePath+"/extras/" + i15+"/maxQuantityPerBooking",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
if(data144 < 0 || isNaN(data144)){
const err318 = {instancePath:instancePath+"/extras/" + i15+"/maxQuantityPerBooking",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
}
if(data134.availableStock !== undefined){
let data145 = data134.availableStock;
if((!(((typeof data145 == "number") && (!(data145 % 1) && !isNaN(data145))) && (isFinite(data145)))) && (data145 !== null)){
const err319 = {instancePath:instancePath+"/extras/" + i15+"/availableStock",keyword:"type",params:{type: schema46.properties.availableStock.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
if((typeof data145 == "number") && (isFinite(data145))){
if(data145 > 2147483647 || isNaN(data145)){
const err320 = {instancePath:instancePath+"/extras/" + i15+"/availableStock",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
if(data145 < 0 || isNaN(data145)){
const err321 = {instancePath:instancePath+"/extras/" + i15+"/availableStock",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
}
if(data134.isRequired !== undefined){
if(typeof data134.isRequired !== "boolean"){
const err322 = {instancePath:instancePath+"/extras/" + i15+"/isRequired",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
if(data134.isDefault !== undefined){
if(typeof data134.isDefault !== "boolean"){
const err323 = {instancePath:instancePath+"/extras/" + i15+"/isDefault",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
if(data134.excludes !== undefined){
let data148 = data134.excludes;
if(Array.isArray(data148)){
const len16 = data148.length;
for(let i16=0; i16<len16; i16++){
let data149 = data148[i16];
if(typeof data149 === "string"){
if(!pattern6.test(data149)){
const err324 = {instancePath:instancePath+"/extras/" + i15+"/excludes/" + i16,keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
else {
const err325 = {instancePath:instancePath+"/extras/" + i15+"/excludes/" + i16,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
}
}
else {
const err326 = {instancePath:instancePath+"/extras/" + i15+"/excludes",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
if(data134.noticeHours !== undefined){
let data150 = data134.noticeHours;
if((!(((typeof data150 == "number") && (!(data150 % 1) && !isNaN(data150))) && (isFinite(data150)))) && (data150 !== null)){
const err327 = {instancePath:instancePath+"/extras/" + i15+"/noticeHours",keyword:"type",params:{type: schema46.properties.noticeHours.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
if((typeof data150 == "number") && (isFinite(data150))){
if(data150 > 8760 || isNaN(data150)){
const err328 = {instancePath:instancePath+"/extras/" + i15+"/noticeHours",keyword:"maximum",params:{comparison: "<=", limit: 8760},message:"must be <= 8760"};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
if(data150 < 1 || isNaN(data150)){
const err329 = {instancePath:instancePath+"/extras/" + i15+"/noticeHours",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
}
if(data134.pickUpPlaceIds !== undefined){
let data151 = data134.pickUpPlaceIds;
if(Array.isArray(data151)){
const len17 = data151.length;
for(let i17=0; i17<len17; i17++){
let data152 = data151[i17];
if(typeof data152 === "string"){
if(!pattern6.test(data152)){
const err330 = {instancePath:instancePath+"/extras/" + i15+"/pickUpPlaceIds/" + i17,keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
}
else {
const err331 = {instancePath:instancePath+"/extras/" + i15+"/pickUpPlaceIds/" + i17,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
}
}
else {
const err332 = {instancePath:instancePath+"/extras/" + i15+"/pickUpPlaceIds",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
if(data134.dropOffPlaceIds !== undefined){
let data153 = data134.dropOffPlaceIds;
if(Array.isArray(data153)){
const len18 = data153.length;
for(let i18=0; i18<len18; i18++){
let data154 = data153[i18];
if(typeof data154 === "string"){
if(!pattern6.test(data154)){
const err333 = {instancePath:instancePath+"/extras/" + i15+"/dropOffPlaceIds/" + i18,keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
else {
const err334 = {instancePath:instancePath+"/extras/" + i15+"/dropOffPlaceIds/" + i18,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
}
}
else {
const err335 = {instancePath:instancePath+"/extras/" + i15+"/dropOffPlaceIds",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
}
if(data134.season !== undefined){
let data155 = data134.season;
if((!(data155 && typeof data155 == "object" && !Array.isArray(data155))) && (data155 !== null)){
const err336 = {instancePath:instancePath+"/extras/" + i15+"/season",keyword:"type",params:{type: schema46.properties.season.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
if(data155 && typeof data155 == "object" && !Array.isArray(data155)){
if(data155.from === undefined){
const err337 = {instancePath:instancePath+"/extras/" + i15+"/season",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
if(data155.to === undefined){
const err338 = {instancePath:instancePath+"/extras/" + i15+"/season",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
for(const key27 in data155){
if(!((key27 === "from") || (key27 === "to"))){
const err339 = {instancePath:instancePath+"/extras/" + i15+"/season",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
}
if(data155.from !== undefined){
let data156 = data155.from;
if(typeof data156 === "string"){
if(!pattern11.test(data156)){
const err340 = {instancePath:instancePath+"/extras/" + i15+"/season/from",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
}
else {
const err341 = {instancePath:instancePath+"/extras/" + i15+"/season/from",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
}
if(data155.to !== undefined){
let data157 = data155.to;
if(typeof data157 === "string"){
if(!pattern11.test(data157)){
const err342 = {instancePath:instancePath+"/extras/" + i15+"/season/to",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
}
else {
const err343 = {instancePath:instancePath+"/extras/" + i15+"/season/to",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
}
}
}
if(data134.excessPercent !== undefined){
let data158 = data134.excessPercent;
if(data158 && typeof data158 == "object" && !Array.isArray(data158)){
for(const key28 in data158){
if(!((((key28 === "damage") || (key28 === "theft")) || (key28 === "rollover")) || (key28 === "hail"))){
const err344 = {instancePath:instancePath+"/extras/" + i15+"/excessPercent",keyword:"additionalProperties",params:{additionalProperty: key28},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
}
if(data158.damage !== undefined){
let data159 = data158.damage;
if(!(((typeof data159 == "number") && (!(data159 % 1) && !isNaN(data159))) && (isFinite(data159)))){
const err345 = {instancePath:instancePath+"/extras/" + i15+"/excessPercent/damage",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
if((typeof data159 == "number") && (isFinite(data159))){
if(data159 > 100 || isNaN(data159)){
const err346 = {instancePath:instancePath+"/extras/" + i15+"/excessPercent/damage",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
if(data159 < 0 || isNaN(data159)){
const err347 = {instancePath:instancePath+"/extras/" + i15+"/excessPercent/damage",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
}
if(data158.theft !== undefined){
let data160 = data158.theft;
if(!(((typeof data160 == "number") && (!(data160 % 1) && !isNaN(data160))) && (isFinite(data160)))){
const err348 = {instancePath:instancePath+"/extras/" + i15+"/excessPercent/theft",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
if((typeof data160 == "number") && (isFinite(data160))){
if(data160 > 100 || isNaN(data160)){
const err349 = {instancePath:instancePath+"/extras/" + i15+"/excessPercent/theft",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
if(data160 < 0 || isNaN(data160)){
const err350 = {instancePath:instancePath+"/extras/" + i15+"/excessPercent/theft",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
}
}
if(data158.rollover !== undefined){
let data161 = data158.rollover;
if(!(((typeof data161 == "number") && (!(data161 % 1) && !isNaN(data161))) && (isFinite(data161)))){
const err351 = {instancePath:instancePath+"/extras/" + i15+"/excessPercent/rollover",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
if((typeof data161 == "number") && (isFinite(data161))){
if(data161 > 100 || isNaN(data161)){
const err352 = {instancePath:instancePath+"/extras/" + i15+"/excessPercent/rollover",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
if(data161 < 0 || isNaN(data161)){
const err353 = {instancePath:instancePath+"/extras/" + i15+"/excessPercent/rollover",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
}
}
if(data158.hail !== undefined){
let data162 = data158.hail;
if(!(((typeof data162 == "number") && (!(data162 % 1) && !isNaN(data162))) && (isFinite(data162)))){
const err354 = {instancePath:instancePath+"/extras/" + i15+"/excessPercent/hail",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
if((typeof data162 == "number") && (isFinite(data162))){
if(data162 > 100 || isNaN(data162)){
const err355 = {instancePath:instancePath+"/extras/" + i15+"/excessPercent/hail",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
if(data162 < 0 || isNaN(data162)){
const err356 = {instancePath:instancePath+"/extras/" + i15+"/excessPercent/hail",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
}
}
}
else {
const err357 = {instancePath:instancePath+"/extras/" + i15+"/excessPercent",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
}
if(data134.depositPercent !== undefined){
let data163 = data134.depositPercent;
if((!(((typeof data163 == "number") && (!(data163 % 1) && !isNaN(data163))) && (isFinite(data163)))) && (data163 !== null)){
const err358 = {instancePath:instancePath+"/extras/" + i15+"/depositPercent",keyword:"type",params:{type: schema46.properties.depositPercent.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
if((typeof data163 == "number") && (isFinite(data163))){
if(data163 > 100 || isNaN(data163)){
const err359 = {instancePath:instancePath+"/extras/" + i15+"/depositPercent",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
if(data163 < 0 || isNaN(data163)){
const err360 = {instancePath:instancePath+"/extras/" + i15+"/depositPercent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
}
}
}
else {
const err361 = {instancePath:instancePath+"/extras/" + i15,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
}
}
else {
const err362 = {instancePath:instancePath+"/extras",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
}
if(data.promotions !== undefined){
let data164 = data.promotions;
if(Array.isArray(data164)){
const len19 = data164.length;
for(let i19=0; i19<len19; i19++){
let data165 = data164[i19];
if(data165 && typeof data165 == "object" && !Array.isArray(data165)){
if(data165.id === undefined){
const err363 = {instancePath:instancePath+"/promotions/" + i19,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
if(data165.names === undefined){
const err364 = {instancePath:instancePath+"/promotions/" + i19,keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'"};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
if(data165.basisPoints === undefined){
const err365 = {instancePath:instancePath+"/promotions/" + i19,keyword:"required",params:{missingProperty: "basisPoints"},message:"must have required property '"+"basisPoints"+"'"};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
if(data165.fromDate === undefined){
const err366 = {instancePath:instancePath+"/promotions/" + i19,keyword:"required",params:{missingProperty: "fromDate"},message:"must have required property '"+"fromDate"+"'"};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
if(data165.toDate === undefined){
const err367 = {instancePath:instancePath+"/promotions/" + i19,keyword:"required",params:{missingProperty: "toDate"},message:"must have required property '"+"toDate"+"'"};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
for(const key29 in data165){
if(!(func1.call(schema47.properties, key29))){
const err368 = {instancePath:instancePath+"/promotions/" + i19,keyword:"additionalProperties",params:{additionalProperty: key29},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
}
if(data165.id !== undefined){
let data166 = data165.id;
if(typeof data166 === "string"){
if(!pattern6.test(data166)){
const err369 = {instancePath:instancePath+"/promotions/" + i19+"/id",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
}
else {
const err370 = {instancePath:instancePath+"/promotions/" + i19+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
}
if(data165.names !== undefined){
let data167 = data165.names;
if(data167 && typeof data167 == "object" && !Array.isArray(data167)){
for(const key30 in data167){
if(typeof data167[key30] !== "string"){
const err371 = {instancePath:instancePath+"/promotions/" + i19+"/names/" + key30.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
}
}
else {
const err372 = {instancePath:instancePath+"/promotions/" + i19+"/names",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
}
if(data165.descriptions !== undefined){
let data169 = data165.descriptions;
if(data169 && typeof data169 == "object" && !Array.isArray(data169)){
for(const key31 in data169){
if(typeof data169[key31] !== "string"){
const err373 = {instancePath:instancePath+"/promotions/" + i19+"/descriptions/" + key31.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
}
}
else {
const err374 = {instancePath:instancePath+"/promotions/" + i19+"/descriptions",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
}
if(data165.imagePath !== undefined){
if(typeof data165.imagePath !== "string"){
const err375 = {instancePath:instancePath+"/promotions/" + i19+"/imagePath",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
}
if(data165.basisPoints !== undefined){
let data172 = data165.basisPoints;
if(!(((typeof data172 == "number") && (!(data172 % 1) && !isNaN(data172))) && (isFinite(data172)))){
const err376 = {instancePath:instancePath+"/promotions/" + i19+"/basisPoints",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
if((typeof data172 == "number") && (isFinite(data172))){
if(data172 > 10000 || isNaN(data172)){
const err377 = {instancePath:instancePath+"/promotions/" + i19+"/basisPoints",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
if(data172 < 1 || isNaN(data172)){
const err378 = {instancePath:instancePath+"/promotions/" + i19+"/basisPoints",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
}
}
if(data165.fromDate !== undefined){
let data173 = data165.fromDate;
if(typeof data173 === "string"){
if(!pattern9.test(data173)){
const err379 = {instancePath:instancePath+"/promotions/" + i19+"/fromDate",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
}
else {
const err380 = {instancePath:instancePath+"/promotions/" + i19+"/fromDate",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
}
if(data165.toDate !== undefined){
let data174 = data165.toDate;
if(typeof data174 === "string"){
if(!pattern9.test(data174)){
const err381 = {instancePath:instancePath+"/promotions/" + i19+"/toDate",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
}
else {
const err382 = {instancePath:instancePath+"/promotions/" + i19+"/toDate",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
}
if(data165.isYearly !== undefined){
if(typeof data165.isYearly !== "boolean"){
const err383 = {instancePath:instancePath+"/promotions/" + i19+"/isYearly",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
}
if(data165.minDays !== undefined){
let data176 = data165.minDays;
if(!(((typeof data176 == "number") && (!(data176 % 1) && !isNaN(data176))) && (isFinite(data176)))){
const err384 = {instancePath:instancePath+"/promotions/" + i19+"/minDays",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
if((typeof data176 == "number") && (isFinite(data176))){
if(data176 > 366 || isNaN(data176)){
const err385 = {instancePath:instancePath+"/promotions/" + i19+"/minDays",keyword:"maximum",params:{comparison: "<=", limit: 366},message:"must be <= 366"};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
if(data176 < 1 || isNaN(data176)){
const err386 = {instancePath:instancePath+"/promotions/" + i19+"/minDays",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
}
}
if(data165.maxDays !== undefined){
let data177 = data165.maxDays;
if((!(((typeof data177 == "number") && (!(data177 % 1) && !isNaN(data177))) && (isFinite(data177)))) && (data177 !== null)){
const err387 = {instancePath:instancePath+"/promotions/" + i19+"/maxDays",keyword:"type",params:{type: schema47.properties.maxDays.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
}
if((typeof data177 == "number") && (isFinite(data177))){
if(data177 > 366 || isNaN(data177)){
const err388 = {instancePath:instancePath+"/promotions/" + i19+"/maxDays",keyword:"maximum",params:{comparison: "<=", limit: 366},message:"must be <= 366"};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
if(data177 < 1 || isNaN(data177)){
const err389 = {instancePath:instancePath+"/promotions/" + i19+"/maxDays",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
}
}
if(data165.placeIds !== undefined){
let data178 = data165.placeIds;
if(Array.isArray(data178)){
const len20 = data178.length;
for(let i20=0; i20<len20; i20++){
let data179 = data178[i20];
if(typeof data179 === "string"){
if(!pattern6.test(data179)){
const err390 = {instancePath:instancePath+"/promotions/" + i19+"/placeIds/" + i20,keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
}
else {
const err391 = {instancePath:instancePath+"/promotions/" + i19+"/placeIds/" + i20,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
}
}
else {
const err392 = {instancePath:instancePath+"/promotions/" + i19+"/placeIds",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
}
if(data165.categoryIds !== undefined){
let data180 = data165.categoryIds;
if(Array.isArray(data180)){
const len21 = data180.length;
for(let i21=0; i21<len21; i21++){
let data181 = data180[i21];
if(typeof data181 === "string"){
if(!pattern6.test(data181)){
const err393 = {instancePath:instancePath+"/promotions/" + i19+"/categoryIds/" + i21,keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
}
else {
const err394 = {instancePath:instancePath+"/promotions/" + i19+"/categoryIds/" + i21,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
}
}
else {
const err395 = {instancePath:instancePath+"/promotions/" + i19+"/categoryIds",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
}
if(data165.code !== undefined){
let data182 = data165.code;
if((typeof data182 !== "string") && (data182 !== null)){
const err396 = {instancePath:instancePath+"/promotions/" + i19+"/code",keyword:"type",params:{type: schema47.properties.code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
if(typeof data182 === "string"){
if(!pattern42.test(data182)){
const err397 = {instancePath:instancePath+"/promotions/" + i19+"/code",keyword:"pattern",params:{pattern: "^[A-Z0-9][A-Z0-9_-]{1,29}$"},message:"must match pattern \""+"^[A-Z0-9][A-Z0-9_-]{1,29}$"+"\""};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
}
}
if(data165.isAgreement !== undefined){
if(typeof data165.isAgreement !== "boolean"){
const err398 = {instancePath:instancePath+"/promotions/" + i19+"/isAgreement",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
}
}
else {
const err399 = {instancePath:instancePath+"/promotions/" + i19,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
}
}
else {
const err400 = {instancePath:instancePath+"/promotions",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
}
}
else {
const err401 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


export const DocumentFile = validate21;
const schema48 = {
 "$id": "https://forecourt.dev/schemas/folder/document-file",
 "type": "object",
 "additionalProperties": false,
 "minProperties": 1,
 "properties": {
  "position": {
   "type": "integer",
   "minimum": 0,
   "maximum": 2147483647
  },
  "isArchived": {
   "const": true
  },
  "published": {
   "type": "object"
  },
  "draft": {
   "type": "object"
  }
 }
};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/folder/document-file" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "position") || (key0 === "isArchived")) || (key0 === "published")) || (key0 === "draft"))){
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
if(data.position !== undefined){
let data0 = data.position;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/position",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err3 = {instancePath:instancePath+"/position",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/position",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.isArchived !== undefined){
if(true !== data.isArchived){
const err5 = {instancePath:instancePath+"/isArchived",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.published !== undefined){
let data2 = data.published;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err6 = {instancePath:instancePath+"/published",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.draft !== undefined){
let data3 = data.draft;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err7 = {instancePath:instancePath+"/draft",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate21.errors = vErrors;
return errors === 0;
}


export const SiteFile = validate22;
const schema49 = {
 "$id": "https://forecourt.dev/schemas/folder/site-file",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "format",
  "id",
  "name",
  "hosts"
 ],
 "properties": {
  "format": {
   "const": 1
  },
  "id": {
   "type": "string",
   "pattern": "^[a-z0-9][a-z0-9-]{0,62}$"
  },
  "name": {
   "type": "string",
   "minLength": 1,
   "maxLength": 200
  },
  "hosts": {
   "type": "array",
   "minItems": 1,
   "items": {
    "type": "string",
    "pattern": "^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$"
   }
  }
 }
};
const pattern43 = new RegExp("^[a-z0-9][a-z0-9-]{0,62}$", "u");
const pattern44 = new RegExp("^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/folder/site-file" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'"};
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
if(data.hosts === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "hosts"},message:"must have required property '"+"hosts"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "format") || (key0 === "id")) || (key0 === "name")) || (key0 === "hosts"))){
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
if(data.format !== undefined){
if(1 !== data.format){
const err5 = {instancePath:instancePath+"/format",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
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
if(!pattern43.test(data1)){
const err6 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,62}$"+"\""};
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
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func3(data2) > 200){
const err8 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func3(data2) < 1){
const err9 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.hosts !== undefined){
let data3 = data.hosts;
if(Array.isArray(data3)){
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/hosts",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern44.test(data4)){
const err12 = {instancePath:instancePath+"/hosts/" + i0,keyword:"pattern",params:{pattern: "^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$"+"\""};
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
const err13 = {instancePath:instancePath+"/hosts/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
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
const err14 = {instancePath:instancePath+"/hosts",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate22.errors = vErrors;
return errors === 0;
}

