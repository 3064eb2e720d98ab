/** Which pages of a site a preview link opens. */
export interface PreviewScope {
  /** Id of the only page that it opens; `null` when it opens all. */
  readonly pageId: string | null;
}

/** Whether a preview link opens the draft of a page. */
export const opensPage = ({ pageId }: PreviewScope, id: string): boolean => pageId === null || pageId === id;
