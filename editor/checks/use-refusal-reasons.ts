import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.tsx';
import type { RefusedDocument } from './refusal-reasons.ts';

/**
 * A function that says why the server did not show a document to visitors, and where; '' where it gave no reason. What it
 * says is loaded with the first refusal.
 */
export function useRefusalReasons(): (error: unknown, document: RefusedDocument) => Promise<string> {
  const { i18n } = useTranslation();
  const { api } = useServices();
  return useCallback(
    async (error, document) => {
      try {
        const { refusalReasons } = await import('./refusal-reasons.ts');
        return await refusalReasons(error, document, api, i18n);
      } catch {
        return '';
      }
    },
    [api, i18n],
  );
}
