import {
  CONTAINER_PURPOSES,
  type Consent,
  type PageScript,
  type PageTags,
  type TagContainer,
} from './consent.ts';

/** Adds a script element; an error in it is its own. */
function insert({ src, code, position }: Omit<PageScript, 'purpose'>): HTMLScriptElement {
  const element = document.createElement('script');
  if (src) {
    element.src = src;
    element.async = true;
  } else element.textContent = code;
  (position === 'head' ? document.head : document.body).append(element);
  return element;
}

/** The queue of commands that a tag container reads when it has loaded. */
const queue = (): unknown[] => {
  const global = window as unknown as { dataLayer?: unknown[] };
  global.dataLayer ??= [];
  return global.dataLayer;
};

/** Adds an event to what the container reads. */
export const pushToContainer = (event: object): void => void queue().push(event);

/** Told to the document once the page's container is being loaded. */
export const CONTAINER_LOADED = 'tag-container';

const CONTAINER = 'script[data-container]';

/** Whether this page has a container that the visitor agreed to. */
export const isContainerLoaded = (): boolean => document.querySelector(CONTAINER) !== null;

/** Sends a command as containers expect it: as an arguments object. */
function command(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: containers tell commands from data by this type
  queue().push(arguments);
}

/** What a container may store, by what the visitor agreed to. */
const storageOf = (agreed: Consent) => {
  const state = (purpose: Consent[number]) => (agreed.includes(purpose) ? 'granted' : 'denied');
  return {
    ad_storage: state('marketing'),
    ad_user_data: state('marketing'),
    ad_personalization: state('marketing'),
    analytics_storage: state('statistics'),
    functionality_storage: state('functional'),
    personalization_storage: state('functional'),
  };
};

function insertContainer({ gtm }: TagContainer, agreed: Consent): void {
  command('consent', 'default', storageOf([]));
  command('consent', 'update', storageOf(agreed));
  queue().push({ 'gtm.start': Math.round(performance.timeOrigin + performance.now()), event: 'gtm.js' });
  const src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtm)}`;
  insert({ src, code: '', position: 'head' }).dataset.container = '';
  document.dispatchEvent(new Event(CONTAINER_LOADED));
}

/** Runs what visitors agreed to, each script once, however often it is called; `necessary` ones always. */
export function createScriptRunner({ scripts, container }: PageTags) {
  const done = new Set<unknown>();
  return (agreed: Consent): void => {
    const mayRun = (purpose: PageScript['purpose']) =>
      purpose === 'necessary' || agreed.some((one) => one === purpose);
    if (container && !done.has(container) && CONTAINER_PURPOSES.some(mayRun)) {
      done.add(container);
      insertContainer(container, agreed);
    }
    for (const script of scripts) {
      if (done.has(script) || !mayRun(script.purpose)) continue;
      done.add(script);
      insert(script);
    }
  };
}
