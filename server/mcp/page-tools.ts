import { randomUUID } from 'node:crypto';
import type { PageCommand } from '../../generated/api/types.ts';
import { checkDocument } from '../../src/site/findings/check-document.ts';
import { scopePageCss } from '../../src/runtime/document/page-css.ts';
import { readCheckedSite } from '../checks/read-checked-site.ts';
import { brokenReferences } from '../content/broken-references.ts';
import { listDocuments } from '../content/document-list.ts';
import { type DocumentRef, listVersions, readVersion, saveDraft } from '../content/documents.ts';
import { draftProblem, type EditedDocument, readEdited } from '../content/edited-document.ts';
import { findingText } from '../content/finding-text.ts';
import { publish } from '../content/publish.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { inSite, inSiteAsOperator, type SiteScope } from '../db/in-site.ts';
import { noteActivity } from '../db/repositories/activity.ts';
import { readOperatorNames } from '../db/repositories/operators.ts';
import { isStorable } from '../http/request.ts';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { defaultLanguage } from '../../src/site/routes.ts';
import { readSiteConfiguration } from '../content/site-configuration.ts';
import { applyCommands, newFindings, refuseFindings } from './apply-commands.ts';
import { inputOf, PAGE_COMMAND, PAGE_ID, VERSION } from './input-schemas.ts';
import { type Tool, type ToolContext, tool, ToolRefusal } from './tool.ts';

/** Versions of a page that are listed with it. */
const LISTED_VERSIONS = 20;
const MAX_COMMANDS = 200;
const MAX_HOURS = 720;

interface PageInput {
  readonly id: string;
}
interface VersionInput extends PageInput {
  readonly version: number;
}

const pageRef = (id: string): DocumentRef => ({ kind: 'page', id });
const read = <Result>({ database, site }: ToolContext, work: (scope: SiteScope) => Promise<Result>) =>
  inSite(database, site.id, work);
const change = <Result>({ database, site }: ToolContext, work: (scope: SiteScope) => Promise<Result>) =>
  inSiteAsOperator(database, site.id, work);

/** @throws ToolRefusal when there is no such page */
async function pageOf(scope: SiteScope, id: string): Promise<EditedDocument> {
  const page = await readEdited(scope, pageRef(id));
  if (!page) throw new ToolRefusal(`there is no page ${id}: list_pages has those that there are`);
  return page;
}

/** The newest version of a page. @throws ToolRefusal when that is not `version`, or the page is archived */
async function newestOf(scope: SiteScope, { id, version }: VersionInput): Promise<EditedDocument> {
  const page = await pageOf(scope, id);
  if (page.version !== version) throw conflict(id, page.version);
  if (page.isArchived) throw new ToolRefusal(`the page ${id} is archived`);
  return page;
}

const conflict = (id: string, stored: number) =>
  new ToolRefusal(`somebody stored version ${stored} of ${id} meanwhile: read the page again`, {
    storedVersion: stored,
  });

/** Stores a draft that is based on a version. @returns its number @throws ToolRefusal */
async function save(
  scope: SiteScope,
  { principal, now }: ToolContext,
  { id, version }: VersionInput,
  body: DocumentBody,
): Promise<number> {
  const problem = isStorable(body) ? draftProblem(body) : 'it has characters that cannot be stored';
  if (problem !== null) throw new ToolRefusal(`the page cannot be stored: ${problem}`);
  const draft = { ...pageRef(id), basedOn: version, body, now: now(), by: principal.id, via: 'mcp' } as const;
  const saved = await saveDraft(scope, draft);
  if (saved.outcome === 'done') return saved.version;
  if (saved.outcome === 'conflict') throw conflict(id, saved.version);
  throw new ToolRefusal(
    saved.outcome === 'too-large'
      ? `the page would have ${saved.bytes} bytes, and at most ${saved.limit} are possible`
      : `there is no page ${id}`,
  );
}

/** The language that the texts of the site are translated from; '' for a site without languages. */
async function sourceLanguageOf(scope: SiteScope): Promise<string> {
  const site = toSiteConfiguration(await readSiteConfiguration(scope), () => undefined);
  return site ? defaultLanguage(site) : '';
}

/** @throws ToolRefusal naming what a changed page refers to that is not there, unless it did so before */
async function refuseBroken(
  scope: SiteScope,
  ref: DocumentRef,
  before: DocumentBody,
  after: DocumentBody,
): Promise<void> {
  const [earlier, later] = [{ ...ref }, { ...ref }];
  const found = await brokenReferences(
    scope,
    new Map([
      [earlier, before],
      [later, after],
    ]),
  );
  refuseFindings(newFindings(found.get(earlier) ?? [], found.get(later) ?? []));
}

async function namesOf({ database }: ToolContext, ids: readonly (string | null)[]) {
  const names = await readOperatorNames(
    database,
    ids.filter((id) => id !== null),
  );
  return (id: string | null) => (id === null ? null : (names.get(id) ?? null));
}

export const PAGE_TOOLS: readonly Tool[] = [
  tool({
    name: 'list_pages',
    description: 'The pages of the site, with their titles and paths by language.',
    operation: 'documents',
    isReading: true,
    input: inputOf({}),
    run: async (context) => {
      const pages = await read(context, (scope) => listDocuments(scope, 'page'));
      const nameOf = await namesOf(
        context,
        pages.map(({ changedBy }) => changedBy),
      );
      return {
        pages: pages.map(({ kind: _kind, ...page }) => ({ ...page, changedBy: nameOf(page.changedBy) })),
      };
    },
  }),
  tool<PageInput>({
    name: 'read_page',
    description:
      'The newest version of a page: its body with components by id, its texts by language and key, and its last versions.',
    operation: 'document',
    isReading: true,
    input: inputOf({ id: PAGE_ID }),
    run: async (context, { id }) => {
      const { page, versions } = await read(context, async (scope) => ({
        page: await pageOf(scope, id),
        versions: (await listVersions(scope, pageRef(id))).slice(0, LISTED_VERSIONS),
      }));
      const nameOf = await namesOf(
        context,
        versions.map(({ createdBy }) => createdBy),
      );
      const { version, publishedVersion, isArchived, body } = page;
      return {
        id,
        version,
        publishedVersion,
        isArchived,
        body,
        versions: versions.map((each) => ({ ...each, createdBy: nameOf(each.createdBy) })),
      };
    },
  }),
  tool<VersionInput & { readonly commands: readonly PageCommand[] }>({
    name: 'apply_commands',
    description:
      'Changes a page by commands, all of them or none, and stores the result as a new draft. Refused where the rules of composition or a schema would be broken, where the page would come to refer to something that is not there, and where version is not the newest one.',
    operation: 'saveDocument',
    isReading: false,
    input: inputOf(
      {
        id: PAGE_ID,
        version: VERSION,
        commands: { type: 'array', minItems: 1, maxItems: MAX_COMMANDS, items: PAGE_COMMAND.schema },
      },
      undefined,
      PAGE_COMMAND.definitions,
    ),
    run: (context, input) =>
      change(context, async (scope) => {
        const page = await newestOf(scope, input);
        const newId = () => `n${randomUUID().replaceAll('-', '').slice(0, 12)}`;
        const { body, inserted } = applyCommands(page.body, input.commands, {
          pageId: input.id,
          sourceLanguage: await sourceLanguageOf(scope),
          newId,
        });
        await refuseBroken(scope, pageRef(input.id), page.body, body);
        return { id: input.id, version: await save(scope, context, input, body), inserted };
      }),
  }),
  tool<VersionInput & { readonly to?: number }>({
    name: 'undo',
    description:
      'Makes the version before the newest one the draft again, or an earlier one that is named. It is stored as a new version, so that it can be undone too.',
    operation: 'saveDocument',
    isReading: false,
    input: inputOf(
      {
        id: PAGE_ID,
        version: VERSION,
        to: { ...VERSION, description: 'Version to return to; the one before without it.' },
      },
      ['id', 'version'],
    ),
    run: (context, { to, ...input }) =>
      change(context, async (scope) => {
        const { id } = input;
        await newestOf(scope, input);
        const newest = (await listVersions(scope, pageRef(id))).find(
          ({ version }) => version === input.version,
        );
        const wanted = to ?? newest?.basedOn ?? null;
        if (wanted === null) throw new ToolRefusal(`version ${input.version} of ${id} is the first one`);
        const body = await readVersion(scope, pageRef(id), wanted);
        if (!body)
          throw new ToolRefusal(`the page ${id} has no version ${wanted}, or it is no longer stored`);
        return { id, version: await save(scope, context, input, body), restored: wanted };
      }),
  }),
  tool<PageInput>({
    name: 'check_page',
    description:
      'What is to be mended in the newest version of a page: errors keep it from being published, warnings and hints do not.',
    operation: 'document',
    isReading: true,
    input: inputOf({ id: PAGE_ID }),
    run: (context, { id }) =>
      read(context, async (scope) => {
        const { version, body } = await pageOf(scope, id);
        return {
          id,
          version,
          findings: checkDocument('page', id, body, await readCheckedSite(scope), scopePageCss),
        };
      }),
  }),
  tool<PageInput & { readonly hours?: number }>({
    name: 'preview_link',
    description: 'A link that shows the draft of a page to whoever has it, for some hours.',
    operation: 'createPreviewLink',
    isReading: false,
    input: inputOf(
      {
        id: PAGE_ID,
        hours: { type: 'integer', minimum: 1, maximum: MAX_HOURS, description: 'Hours; 1 without it.' },
      },
      ['id'],
    ),
    run: ({ site, principal, createLink }, { id, hours = 1 }) =>
      createLink(site, { pageId: id, hours }, principal.id),
  }),
  tool<VersionInput>({
    name: 'publish_page',
    description: 'Shows the newest version of a page to visitors.',
    operation: 'publishPage',
    isReading: false,
    input: inputOf({ id: PAGE_ID, version: VERSION }),
    run: (context, { id, version }) =>
      change(context, async (scope) => {
        const outcome = await publish(scope, [{ ...pageRef(id), version }], context.now());
        if (outcome.ok) {
          const doing = { by: context.principal.id, now: context.now(), via: 'mcp' } as const;
          await noteActivity(scope.tx, scope.siteId, doing, 'published', {
            documents: [{ ...pageRef(id), version }],
          });
          return { id, version };
        }
        const [refusal] = outcome.refusals;
        if (refusal?.reason === 'conflict') throw conflict(id, refusal.stored);
        if (refusal?.reason !== 'invalid') throw new ToolRefusal(`the page ${id} has no version ${version}`);
        const { findings } = refusal;
        throw new ToolRefusal(
          `the page cannot be published: ${findings.map((finding) => `${finding.nodeId ?? 'the page'}${finding.path} ${findingText(finding)}`).join('; ')}`,
          { findings },
        );
      }),
  }),
];
