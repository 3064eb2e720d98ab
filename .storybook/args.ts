import manifestJson from '../generated/components/manifest.json' with { type: 'json' };
import type { ComponentName } from '../generated/components/types.ts';
import type { Example } from '../src/runtime/document/example-node.ts';

/** A property of a component's schema, as far as controls can show it. */
export interface PropertySchema {
  readonly type?: string;
  readonly title: string;
  readonly description: string;
  readonly default?: unknown;
  readonly enum?: readonly (string | number)[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly 'x-control'?: string;
  readonly 'x-group'?: string | undefined;
  readonly properties?: Readonly<Record<string, PropertySchema>>;
  readonly 'x-localized'?: boolean;
}

/** What the manifest says of a component. */
export interface ComponentManifest {
  readonly name: ComponentName;
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** When its islands start. */
  readonly hydrate: string;
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, PropertySchema>>;
  readonly localized: readonly (readonly string[])[];
  readonly slots: Readonly<
    Record<string, { readonly title: string; readonly accepts: 'any' | readonly string[] }>
  >;
  readonly examples: readonly Example[];
}

export type Args = Readonly<Record<string, unknown>>;

export const MANIFEST = manifestJson as unknown as Readonly<Record<ComponentName, ComponentManifest>>;

/** The value with every string at the path replaced; `*` walks the items of a list. */
function replaceAt(
  value: unknown,
  path: readonly string[],
  replace: (text: string, at: string) => string,
  at = '',
): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return typeof value === 'string' ? replace(value, at) : value;
  if (step === '*' && Array.isArray(value))
    return value.map((item, position) => replaceAt(item, rest, replace, `${at}.${position}`));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value;
  const inner = (value as Args)[step];
  return { ...value, [step]: replaceAt(inner, rest, replace, `${at}.${step}`) };
}

const replaceTexts = (
  { localized }: ComponentManifest,
  props: Args,
  replace: (text: string, at: string) => string,
): Args => localized.reduce((replaced, path) => replaceAt(replaced, path, replace) as Args, props);

const hasFile = (value: unknown): value is { readonly src: string; readonly alt?: string } =>
  typeof value === 'object' && value !== null && 'src' in value;

/** Properties that hold a picture: controls choose its file, and its description has a control of its own. */
export const picturesOf = ({ properties }: Pick<ComponentManifest, 'properties'>): readonly string[] =>
  Object.keys(properties).filter((name) => properties[name]?.['x-control'] === 'image');

/** The argument that describes a picture. */
export const altOf = (name: string) => `${name}.alt`;

function splitPictures(component: ComponentManifest, props: Args): Args {
  const split = picturesOf(component).map((name) => {
    const picture = props[name];
    return hasFile(picture) ? { [name]: picture.src, [altOf(name)]: picture.alt ?? '' } : {};
  });
  return Object.assign({}, props, ...split) as Args;
}

function joinPictures(component: ComponentManifest, args: Args): Args {
  const joined = { ...args };
  for (const name of picturesOf(component)) {
    const { [name]: src, [altOf(name)]: alt = '' } = args;
    delete joined[altOf(name)];
    if (typeof src === 'string') joined[name] = { src, alt };
    // A choice that was taken back.
    if (src === undefined) delete joined[name];
  }
  return joined;
}

/** An example as a developer wants to edit it: every property with its value, texts instead of their keys. */
export function argsOf(component: ComponentManifest, { props, texts = {} }: Example): Args {
  const defaults = Object.entries(component.properties)
    .filter(([, property]) => property.default !== undefined)
    .map(([name, property]) => [name, property.default]);
  const shown = replaceTexts(
    component,
    { ...Object.fromEntries(defaults), ...props },
    (key) => texts[key] ?? '',
  );
  return splitPictures(component, shown);
}

/** The way back: edited arguments as a page would store them, texts apart under keys. */
export function documentOf(
  component: ComponentManifest,
  args: Args,
): { readonly props: Args; readonly texts: Readonly<Record<string, string>> } {
  const texts: Record<string, string> = {};
  const props = replaceTexts(component, joinPictures(component, args), (text, at) => {
    if (text === '') return '';
    const key = component.name.toLowerCase() + at;
    texts[key] = text;
    return key;
  });
  return { props, texts };
}
