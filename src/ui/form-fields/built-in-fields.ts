/** What is known of a type of field without the operator's configuration. */
export interface BuiltInField {
  readonly labelKey: string;
  readonly helpKey?: string;
  /** Value of `autocomplete`. */
  readonly autoComplete: string;
}

/** Browsers fill in the data of whoever sits before them, which is not that of the driver or of the stay. */
const OTHERS = 'off';

const BUILT_IN_FIELDS: Readonly<Record<string, BuiltInField>> = {
  emailAddress: { labelKey: 'checkout.email', autoComplete: 'email' },
  firstName: { labelKey: 'checkout.firstName', autoComplete: 'given-name' },
  lastName: { labelKey: 'checkout.lastName', autoComplete: 'family-name' },
  cellPhone: { labelKey: 'checkout.phone', autoComplete: 'tel' },
  country: { labelKey: 'checkout.country', autoComplete: 'country' },
  birthday: { labelKey: 'checkout.birthday', autoComplete: 'bday' },
  state: { labelKey: 'formFields.state', autoComplete: 'address-level1' },
  city: { labelKey: 'formFields.city', autoComplete: 'address-level2' },
  address: { labelKey: 'formFields.address', autoComplete: 'address-line1' },
  addressNumber: { labelKey: 'formFields.addressNumber', autoComplete: 'off' },
  addressDepartment: { labelKey: 'formFields.addressDepartment', autoComplete: 'address-line2' },
  zipCode: { labelKey: 'formFields.zipCode', autoComplete: 'postal-code' },
  fiscalConditionId: { labelKey: 'formFields.taxPayerType', autoComplete: 'off' },
  documentTypeId: { labelKey: 'formFields.documentType', autoComplete: 'off' },
  documentId: { labelKey: 'formFields.documentNumber', autoComplete: 'off' },
  documentIdIssuance: { labelKey: 'formFields.documentIssuance', autoComplete: 'off' },
  documentIdExpiration: { labelKey: 'formFields.documentExpiration', autoComplete: 'off' },
  documentIdIssuanceCountry: { labelKey: 'formFields.documentCountry', autoComplete: 'off' },
  documentIdIssuanceState: { labelKey: 'formFields.documentState', autoComplete: 'off' },
  driverFirstName: { labelKey: 'checkout.firstName', autoComplete: OTHERS },
  driverLastName: { labelKey: 'checkout.lastName', autoComplete: OTHERS },
  driverEmail: { labelKey: 'checkout.email', autoComplete: OTHERS },
  driverPhone: { labelKey: 'checkout.phone', autoComplete: OTHERS },
  driverCountry: { labelKey: 'checkout.country', autoComplete: OTHERS },
  driverCity: { labelKey: 'formFields.city', autoComplete: OTHERS },
  driverAddress: { labelKey: 'formFields.address', autoComplete: OTHERS },
  driverAddressNumber: { labelKey: 'formFields.addressNumber', autoComplete: OTHERS },
  driverAddressDepartment: { labelKey: 'formFields.addressDepartment', autoComplete: OTHERS },
  driverZipCode: { labelKey: 'formFields.zipCode', autoComplete: OTHERS },
  driverDocumentTypeId: { labelKey: 'formFields.documentType', autoComplete: OTHERS },
  driverId: { labelKey: 'formFields.documentNumber', autoComplete: OTHERS },
  driverLicenseNumber: { labelKey: 'formFields.licenceNumber', autoComplete: 'off' },
  driverLicenseCountry: { labelKey: 'formFields.licenceCountry', autoComplete: 'off' },
  driverLicenseState: { labelKey: 'formFields.licenceState', autoComplete: 'off' },
  driverLicenseIssuance: { labelKey: 'formFields.licenceIssuance', autoComplete: 'off' },
  driverLicenseExpiration: { labelKey: 'formFields.licenceExpiration', autoComplete: 'off' },
  documentPhotoFront: { labelKey: 'formFields.documentPhotoFront', autoComplete: 'off' },
  documentPhotoBack: { labelKey: 'formFields.documentPhotoBack', autoComplete: 'off' },
  driverLicensePhotoFront: { labelKey: 'formFields.licencePhotoFront', autoComplete: 'off' },
  driverLicensePhotoBack: { labelKey: 'formFields.licencePhotoBack', autoComplete: 'off' },
  files: { labelKey: 'formFields.files', autoComplete: 'off' },
  birthCountry: { labelKey: 'formFields.birthCountry', autoComplete: 'off' },
  birthState: { labelKey: 'formFields.birthState', autoComplete: 'off' },
  deliveryTransportationId: {
    labelKey: 'formFields.arrival',
    helpKey: 'formFields.arrivalHelp',
    autoComplete: 'off',
  },
  returnTransportationId: { labelKey: 'formFields.departure', autoComplete: 'off' },
  purchaseOrder: { labelKey: 'formFields.purchaseOrder', autoComplete: 'off' },
  notes: { labelKey: 'formFields.notes', autoComplete: 'off' },
  message: { labelKey: 'contact.message', autoComplete: 'off' },
  customDeliveryAddress: { labelKey: 'checkout.deliveryAddress', autoComplete: OTHERS },
  customDeliveryCity: { labelKey: 'formFields.deliveryCity', autoComplete: OTHERS },
  customReturnAddress: { labelKey: 'checkout.returnAddress', autoComplete: OTHERS },
  customReturnCity: { labelKey: 'formFields.returnCity', autoComplete: OTHERS },
};

/** What is known of a type of field; `undefined` for a type that operators made up. */
export const builtInField = (fieldTypeId: string): BuiltInField | undefined =>
  Object.hasOwn(BUILT_IN_FIELDS, fieldTypeId) ? BUILT_IN_FIELDS[fieldTypeId] : undefined;
