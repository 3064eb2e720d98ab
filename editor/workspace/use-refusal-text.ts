import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditRefusal } from '../document/structure-refusals.ts';
import { useTypeName } from './use-schema-text.ts';

/** A function that says why something cannot be put where it was to be put. */
export function useRefusalText(): (refusal: EditRefusal) => string {
  const { t } = useTranslation();
  const typeName = useTypeName();
  return useCallback(
    (refusal) => {
      const values = () => {
        if ('accepts' in refusal) return { names: refusal.accepts.map(typeName).join(', ') };
        if ('types' in refusal)
          return { names: refusal.types.map((type) => t(`pages.system.${type}`)).join(', ') };
        if ('type' in refusal) return { names: typeName(refusal.type) };
        return 'max' in refusal ? { count: refusal.max } : {};
      };
      return t(`refusals.${refusal.reason}`, values());
    },
    [t, typeName],
  );
}
