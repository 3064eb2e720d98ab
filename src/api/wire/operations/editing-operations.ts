import { ACTIVITY_OPERATIONS } from './activity-operations.ts';
import { list, nothing, object, type Operation, refused } from './operation.ts';
import * as parameters from './parameters.ts';
import { group, PEOPLE_OPERATIONS } from './people-operations.ts';

/** The largest document, and what the call adds to it. */
const bodyLimit = 1_048_576 + 1_024;
/** The largest file that is uploaded. */
const uploadLimit = 10 * 1_048_576;

const PICTURE_REFUSED = refused('The file does not become a picture (`pictureRefused`); `reason` says why.');
const PUBLISHED_AT_ONCE =
  'It is published at once, because visitors see it only where a published page shows it.';
const NO_DOCUMENT = { 404: refused('The site has no such document.') } as const;
const CONFLICT = refused(
  'Another author stored a newer version (`versionConflict`); `stored` is that version, and nothing was changed.',
);
const PUBLICATION_REFUSED = {
  409: refused('Another author stored newer versions (`versionConflict`); `refusals` names them.'),
  422: refused('Some cannot be published (`notPublishable`); `refusals` names each with the reason.'),
} as const;

/**
 * Operations of the editor. Its host answers all operations of a site, at `/sites/{siteId}` before their own path, to
 * operators of that site; to others it answers 401 without a session and 404 without a role on the site.
 */
export const EDITING_OPERATIONS = {
  signIn: {
    method: 'POST',
    path: '/api/operators/sign-in',
    isOfNoSite: true,
    access: 'public',
    group,
    summary: 'Sign in',
    description:
      'Starts a session, which ends 12 hours after its last call and at most 7 days after it began.',
    body: 'api/sign-in',
    isLimited: true,
    responses: {
      200: object('api/operator', 'Who signed in; the cookie of the session is set.'),
      401: refused('The address is unknown, or the password is wrong (`signInFailed`).'),
    },
  },
  signOut: {
    method: 'POST',
    path: '/api/operators/sign-out',
    isOfNoSite: true,
    access: 'bearer',
    group,
    summary: 'Sign out',
    responses: { 204: nothing('The session has ended.') },
  },
  operator: {
    method: 'GET',
    path: '/api/operators/me',
    isOfNoSite: true,
    access: 'public',
    group,
    summary: 'Who is signed in',
    responses: {
      200: object('api/operator', 'The operator with the sites to work on.'),
      204: nothing('Nobody is signed in.'),
    },
  },
  changePassword: {
    method: 'POST',
    path: '/api/operators/password',
    isOfNoSite: true,
    access: 'bearer',
    group,
    summary: 'Change the own password',
    description: 'All other sessions of the operator end.',
    body: 'api/password-change',
    isLimited: true,
    responses: {
      204: nothing('The new password holds.'),
      401: refused('Nobody is signed in, or the current password is wrong (`signInFailed`).'),
      422: refused('The new password is easy to guess (`passwordRefused`); `reason` says why.'),
    },
  },
  demoAccounts: {
    method: 'GET',
    path: '/api/operators/demo-accounts',
    isOfNoSite: true,
    access: 'public',
    group,
    summary: 'Accounts of a demonstration',
    responses: {
      200: object('api/demo-accounts', 'The accounts and their password.'),
      404: refused('This is no demonstration.'),
    },
  },

  documents: {
    method: 'GET',
    path: '/api/documents/{kind}',
    access: 'operator:editor',
    group,
    summary: 'The documents of a kind',
    parameters: [parameters.kind],
    responses: { 200: list('api/document-summary', 'In their order, archived ones included.') },
  },
  document: {
    method: 'GET',
    path: '/api/documents/{kind}/{id}',
    access: 'operator:editor',
    group,
    summary: 'A document with its newest version',
    parameters: parameters.document,
    responses: { 200: object('api/document', 'The document.'), ...NO_DOCUMENT },
  },
  createDocument: {
    method: 'POST',
    path: '/api/documents/{kind}',
    access: 'operator:editor',
    group,
    summary: 'Create a document',
    parameters: [parameters.kind],
    body: 'api/new-document',
    bodyLimit,
    responses: {
      201: object('api/stored-version', 'The first version, a draft.'),
      409: refused('The id is taken (`idTaken`).'),
    },
  },
  saveDocument: {
    method: 'PUT',
    path: '/api/documents/{kind}/{id}',
    access: 'operator:editor',
    group,
    summary: 'Save a draft',
    parameters: parameters.document,
    body: 'api/document-draft',
    bodyLimit,
    responses: { 200: object('api/stored-version', 'The new version.'), ...NO_DOCUMENT, 409: CONFLICT },
  },
  documentVersions: {
    method: 'GET',
    path: '/api/documents/{kind}/{id}/versions',
    access: 'operator:editor',
    group,
    summary: 'The history of a document',
    parameters: parameters.document,
    responses: { 200: list('api/version-summary', 'Newest first.'), ...NO_DOCUMENT },
  },
  documentVersion: {
    method: 'GET',
    path: '/api/documents/{kind}/{id}/versions/{version}',
    access: 'operator:editor',
    group,
    summary: 'A version of a document',
    parameters: [...parameters.document, parameters.version],
    responses: {
      200: object('api/document-version', 'The version.'),
      404: refused('The document has no such version, or it is no longer stored.'),
    },
  },
  archiveDocument: {
    method: 'POST',
    path: '/api/documents/{kind}/{id}/archive',
    access: 'operator:publisher',
    group,
    summary: 'Archive or restore a document',
    description: 'Settings of the site take an administrator.',
    parameters: parameters.document,
    body: 'api/document-archive',
    responses: {
      204: nothing('It is done.'),
      ...NO_DOCUMENT,
      409: refused('Others use it (`inUse`), which does not hold for pages; `usedBy` names them.'),
    },
  },
  discardDraft: {
    method: 'POST',
    path: '/api/documents/{kind}/{id}/discard',
    access: 'operator:editor',
    group,
    summary: 'Make the published version the draft again',
    description:
      'The discarded versions stay in the history. A document that was never published keeps its draft.',
    parameters: parameters.document,
    body: 'api/stored-version',
    responses: {
      200: object('api/stored-version', 'The version that is the draft now.'),
      ...NO_DOCUMENT,
      409: CONFLICT,
    },
  },
  unpublishDocument: {
    method: 'POST',
    path: '/api/documents/{kind}/{id}/unpublish',
    access: 'operator:publisher',
    group,
    summary: 'Unpublish a document',
    description: 'Visitors no longer see it. Settings of the site take an administrator.',
    parameters: parameters.document,
    responses: { 204: nothing('It is done.'), ...NO_DOCUMENT },
  },

  publish: {
    method: 'POST',
    path: '/api/publications',
    access: 'operator:publisher',
    group,
    summary: 'Publish drafts',
    description: 'All documents are published together, or none. Settings of the site take an administrator.',
    body: 'api/publication',
    responses: { 200: object('api/publication', 'What is published.'), ...PUBLICATION_REFUSED },
  },
  rollBack: {
    method: 'POST',
    path: '/api/rollbacks',
    access: 'operator:publisher',
    group,
    summary: 'Publish earlier versions again',
    description:
      'All documents together, or none; their drafts stay. Settings of the site take an administrator.',
    body: 'api/publication',
    responses: { 200: object('api/publication', 'What is published.'), ...PUBLICATION_REFUSED },
  },
  savePage: {
    method: 'PUT',
    path: '/api/Pages/{id}',
    access: 'operator:editor',
    group,
    summary: 'Save the draft of a page',
    parameters: [parameters.id('Id of the page.'), parameters.savedAsDraft],
    body: 'api/page-draft',
    bodyLimit,
    responses: { 200: object('api/stored-version', 'The new version.'), ...NO_DOCUMENT, 409: CONFLICT },
  },
  publishPage: {
    method: 'POST',
    path: '/api/Pages/{id}/publish',
    access: 'operator:publisher',
    group,
    summary: 'Publish the draft of a page',
    parameters: [parameters.id('Id of the page.')],
    body: 'api/stored-version',
    responses: { 200: object('api/published-page', 'It is published.'), ...PUBLICATION_REFUSED },
  },

  translations: {
    method: 'GET',
    path: '/api/translations',
    access: 'operator:editor',
    group,
    summary: 'How far the pages are translated',
    description: 'Of the newest versions, drafts included; archived pages are left out.',
    responses: { 200: list('api/page-translations', 'In the order of the pages.') },
  },
  media: {
    method: 'GET',
    path: '/api/media',
    access: 'operator:editor',
    group,
    summary: 'The pictures of the site',
    responses: { 200: list('page/media', 'The published pictures with their files.') },
  },
  mediaLibrary: {
    method: 'GET',
    path: '/api/media/library',
    access: 'operator:editor',
    group,
    summary: 'The media library as it is edited',
    responses: {
      200: list('api/library-picture', 'All pictures in their newest version, archived ones not.'),
    },
  },
  addPicture: {
    method: 'POST',
    path: '/api/media',
    access: 'operator:editor',
    group,
    summary: 'Add a picture to the media library',
    description: `Takes JPEG, PNG, WebP, AVIF and vector graphics without scripts, recognized by their content. ${PUBLISHED_AT_ONCE}`,
    parameters: [parameters.fileName],
    takesFile: true,
    isLimited: true,
    bodyLimit: uploadLimit,
    responses: {
      200: object('api/uploaded-picture', 'The library has the same file already.'),
      201: object('api/uploaded-picture', 'The picture that was added.'),
      422: PICTURE_REFUSED,
    },
  },
  storePictureFiles: {
    method: 'POST',
    path: '/api/media/files',
    access: 'operator:editor',
    group,
    summary: 'Store files for a picture of the library',
    description:
      'A draft of the picture that names them shows them; publishing it replaces the picture everywhere.',
    takesFile: true,
    isLimited: true,
    bodyLimit: uploadLimit,
    responses: { 200: object('api/picture-files', 'The stored files.'), 422: PICTURE_REFUSED },
  },
  documentUses: {
    method: 'GET',
    path: '/api/uses/{kind}',
    access: 'operator:editor',
    group,
    summary: 'Where the documents of a kind are used',
    parameters: [parameters.kind],
    responses: { 200: list('api/document-uses', 'Those that are used, drafts included.') },
  },

  createPreviewLink: {
    method: 'POST',
    path: '/api/preview-links',
    access: 'operator:editor',
    group,
    summary: 'Create a link that opens drafts',
    body: 'api/preview-link-request',
    responses: {
      200: object('api/preview-link', 'The link.'),
      404: refused('There is no such page or version, or it has no path.'),
    },
  },
  previewLinks: {
    method: 'GET',
    path: '/api/preview-links',
    access: 'operator:editor',
    group,
    summary: 'The links that open drafts now',
    responses: { 200: list('api/listed-preview-link', 'Newest first.') },
  },
  revokePreviewLink: {
    method: 'POST',
    path: '/api/preview-links/{id}/revoke',
    access: 'operator:editor',
    group,
    summary: 'Revoke a link that opens drafts',
    parameters: [parameters.id('Id of the link.')],
    responses: {
      204: nothing('It opens nothing from now on.'),
      404: refused('There is no such link, or it has ended.'),
    },
  },
  revokePreviewLinks: {
    method: 'POST',
    path: '/api/preview-links/revoke',
    access: 'operator:editor',
    group,
    summary: 'Revoke links that open drafts',
    body: 'api/preview-revocation',
    responses: { 204: nothing('They open nothing from now on.') },
  },

  ...PEOPLE_OPERATIONS,
  ...ACTIVITY_OPERATIONS,

  accessTokens: {
    method: 'GET',
    path: '/api/access-tokens',
    access: 'operator:editor',
    group,
    summary: 'The own tokens for programs',
    responses: { 200: list('api/access-token', 'Those that have not ended, the newest first.') },
  },
  createAccessToken: {
    method: 'POST',
    path: '/api/access-tokens',
    access: 'operator:editor',
    group,
    summary: 'Create a token for a program',
    description:
      'The program works on this site in the name of the operator, with the role of the token or that of the operator, whichever is less.',
    body: 'api/access-token-request',
    responses: {
      201: object('api/created-access-token', 'The token, which is shown this once.'),
      409: refused('The operator has as many tokens as possible (`tooManyTokens`).'),
    },
  },
  revokeAccessToken: {
    method: 'DELETE',
    path: '/api/access-tokens/{id}',
    access: 'operator:editor',
    group,
    summary: 'Revoke a token for a program',
    parameters: [parameters.tokenId],
    responses: {
      204: nothing('The token opens nothing from now on.'),
      404: refused('The operator has no such token on this site.'),
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;
