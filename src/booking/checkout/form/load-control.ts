import type { FormControls } from '../../../ui/form-fields/form-fieldset.tsx';

/** Loads each control that comes only where a field asks for it; the document is that of the form. */
export const LOAD_CONTROL: {
  readonly [Kind in keyof FormControls]-?: (document: Document) => Promise<FormControls[Kind]>;
} = {
  area: () => import('./area-control.tsx').then((module) => module.AreaControl),
  phone: (document) => import('./phone-control.tsx').then((module) => module.loadPhoneControl(document)),
  upload: () => import('./upload-control.tsx').then((module) => module.UploadControl),
};
