import type { FormControls } from '../../../ui/form-fields/form-fieldset.tsx';

/** Loads each control that comes only where a field asks for it. */
export const LOAD_CONTROL: { readonly [Kind in keyof FormControls]-?: () => Promise<FormControls[Kind]> } = {
  area: () => import('./area-control.tsx').then((module) => module.AreaControl),
  phone: () => import('./phone-control.tsx').then((module) => module.loadPhoneControl()),
  upload: () => import('./upload-control.tsx').then((module) => module.UploadControl),
};
