import { type QueryClient, useQueries } from '@tanstack/react-query';
import { Component, type ReactNode, useLayoutEffect } from 'react';
import { failureMessage, NO_DATA, queriesOf } from '../../data/collect-data.ts';
import type { DataContext, DataResult, DataResults } from '../../data/queries.ts';
import type { PreparedNode, RenderError } from '../../document/prepare-node.ts';
import type { RenderContext } from '../../registry/definition.ts';
import { nodeElement, type RenderEnvironment } from '../elements.ts';
import type { LiveDocument, LiveEntry } from './live-document.ts';

/** What all nodes of a live page share; the same object for as long as none of it changes. */
export interface LiveEnvironment extends RenderEnvironment {
  readonly document: LiveDocument;
  /** What queries are made from, and the client that carries them out. */
  readonly data: DataContext;
  readonly client: QueryClient;
  /** Replaces a node that shows nothing, or cannot be rendered; its outermost element has `data-node`. */
  readonly placeholder: (node: PreparedNode, reason: RenderError | 'empty') => ReactNode;
  /** Called with each element that a node gets, and with `null` when it has none any more. */
  readonly onElement?: (id: string, element: Element | null) => void;
}

/** A node keeps both for as long as it is mounted: LivePage mounts a page anew with another environment. */
interface Props {
  readonly id: string;
  readonly environment: LiveEnvironment;
}

interface State {
  readonly entry: LiveEntry | undefined;
  readonly slots: RenderContext['slots'];
  readonly hasFailed: boolean;
  readonly isEmpty: boolean;
}

const NO_SLOTS: RenderContext['slots'] = Object.freeze({});

/** The elements of nodes by their ids: a node that is moved is the same element, and does not render again. */
const elements = new WeakMap<LiveEnvironment, Map<string, ReactNode>>();

function elementsOf(environment: LiveEnvironment): Map<string, ReactNode> {
  const known = elements.get(environment) ?? new Map<string, ReactNode>();
  elements.set(environment, known);
  return known;
}

/** The element of a node, to be rendered among its siblings. */
export function liveElement(id: string, environment: LiveEnvironment): ReactNode {
  const ofPage = elementsOf(environment);
  const known = ofPage.get(id);
  if (known !== undefined) return known;
  const element = <LiveNode key={id} id={id} environment={environment} />;
  ofPage.set(id, element);
  return element;
}

function slotsOf(entry: LiveEntry | undefined, environment: LiveEnvironment): RenderContext['slots'] {
  const names = Object.keys(entry?.slots ?? {});
  if (!entry || names.length === 0) return NO_SLOTS;
  return Object.fromEntries(
    names.map((name) => [name, entry.slots[name]?.map((id) => liveElement(id, environment))]),
  );
}

/**
 * One node of a live page: renders again when its own entry changes, and only then; catches what its renderer throws;
 * and shows a placeholder where the renderer gives no element. A class, because only classes catch errors, and
 * because a single fibre for each node makes a page of 2,000 nodes fast.
 */
export class LiveNode extends Component<Props, State> {
  private element: Element | null = null;
  private stop: (() => void) | undefined;

  constructor(props: Props) {
    super(props);
    const entry = props.environment.document.entry(props.id);
    this.state = { entry, slots: slotsOf(entry, props.environment), hasFailed: false, isEmpty: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override shouldComponentUpdate(_props: Props, state: State): boolean {
    return state !== this.state;
  }

  override componentDidMount() {
    const { id, environment } = this.props;
    this.stop = environment.document.subscribe(id, this.refresh);
    if (environment.document.entry(id) !== this.state.entry) this.refresh();
    else this.checkContent();
  }

  override componentDidUpdate() {
    this.checkContent();
  }

  override componentWillUnmount() {
    this.stop?.();
    const { id, environment } = this.props;
    if (!environment.document.entry(id)) elementsOf(environment).delete(id);
  }

  private readonly refresh = () => {
    const { id, environment } = this.props;
    const entry = environment.document.entry(id);
    this.setState(({ entry: last, slots }) => ({
      entry,
      // The same elements for the same children: they do not render again.
      slots: entry?.slots === last?.slots ? slots : slotsOf(entry, environment),
      hasFailed: false,
      isEmpty: false,
    }));
  };

  private readonly setElement = (element: Element | null) => {
    this.element = element;
    this.props.environment.onElement?.(this.props.id, element);
  };

  /** A renderer that gives no element leaves nothing that could be seen or selected. */
  private readonly checkContent = () => {
    const { entry, hasFailed, isEmpty } = this.state;
    const isMissing = this.element === null && entry?.node.definition !== null && !hasFailed;
    if (isMissing !== isEmpty) this.setState({ isEmpty: isMissing });
  };

  override render(): ReactNode {
    const { environment } = this.props;
    const { entry, slots, hasFailed, isEmpty } = this.state;
    if (!entry) return null;
    const { node } = entry;
    const reason = hasFailed ? 'failed' : node.renderError;
    if (reason) return environment.placeholder(node, reason);
    const content = node.definition?.queries ? (
      <WithData
        node={node}
        slots={slots}
        environment={environment}
        setElement={this.setElement}
        onRendered={this.checkContent}
      />
    ) : (
      nodeElement(node, environment, { slots, data: NO_DATA, ref: this.setElement })
    );
    if (!isEmpty) return content;
    return (
      <>
        {content}
        {environment.placeholder(node, 'empty')}
      </>
    );
  }
}

interface WithDataProps {
  readonly node: PreparedNode;
  readonly slots: RenderContext['slots'];
  readonly environment: LiveEnvironment;
  readonly setElement: (element: Element | null) => void;
  /** Called after each render, also those that new data causes. */
  readonly onRendered: () => void;
}

/** A node whose component has queries, which are those of the server. */
function WithData({ node, slots, environment, setElement, onRendered }: WithDataProps) {
  useLayoutEffect(onRendered);
  const named = Object.entries(queriesOf(node, environment.data));
  const queries = named.flatMap(([, query]) => (query ? [query] : []));
  const results = useQueries(
    { queries: queries.map(({ queryKey, queryFn }) => ({ queryKey, queryFn })) },
    environment.client,
  );
  let position = 0;
  const data: DataResults = Object.fromEntries(
    named.map(([name, query]): [string, DataResult] => {
      const result = query && results[position++];
      if (!result) return [name, { status: 'skipped' }];
      if (result.isSuccess) return [name, { status: 'success', data: result.data }];
      return [
        name,
        result.isError ? { status: 'error', message: failureMessage(result.error) } : { status: 'loading' },
      ];
    }),
  );
  return nodeElement(node, environment, { slots, data, ref: setElement });
}
