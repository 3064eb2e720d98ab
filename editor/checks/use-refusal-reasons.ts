import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorApi } from '../api/editor-api.ts';
import { useServices } from '../app/services.tsx';
import type { RefusedDocument } from './refusal-reasons.ts';

/** Why the server did not show a document to visitors, and where; '' where it gave no reason. */
export async function readRefusalReasons(
  error: unknown,
  document: RefusedDocument,
  api: EditorApi,
  texts: i18n,
): Promise<string> {
  try {
    // Loaded with the first refusal.
    const { refusalReasons } = await import('./refusal-reasons.ts');
    return await refusalReasons(error, document, api, texts);
  } catch {
    return '';
  }
}

/** A function that says why the server did not show a document to visitors, and where; '' where it gave no reason. */
export function useRefusalReasons(): (error: unknown, document: RefusedDocument) => Promise<string> {
  const { i18n } = useTranslation();
  const { api } = useServices();
  return useCallback((error, document) => readRefusalReasons(error, document, api, i18n), [api, i18n]);
}
