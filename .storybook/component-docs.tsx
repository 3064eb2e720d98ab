import { Controls, Primary, Source, Stories, Subtitle, Title, Unstyled } from '@storybook/addon-docs/blocks';
import docs from '../generated/components/docs.json' with { type: 'json' };
import type { ComponentName } from '../generated/components/types.ts';
import { argsOf, type ComponentManifest, MANIFEST } from './args.ts';
import * as S from './component-docs.styles.ts';
import { documentCode, nodeCode } from './document-code.ts';
import { componentId } from './story-list.ts';

/** When the interactive part of a component starts. */
const STARTS: Readonly<Record<string, string>> = {
  never: 'It has no script of its own.',
  intent: 'An interactive part starts when somebody turns to it: by pointer, finger or focus.',
  visible: 'Its interactive part starts when it comes into sight.',
  load: 'Its interactive part starts as soon as the page has loaded.',
};

const docsHref = (name: ComponentName) => `?path=/docs/${componentId(MANIFEST[name])}--docs`;

const Sentences = ({
  title,
  kind,
  sentences,
}: {
  title: string;
  kind: string;
  sentences: readonly string[];
}) => (
  <section data-kind={kind}>
    <h3>{title}</h3>
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </section>
);

function Slots({ slots }: Pick<ComponentManifest, 'slots'>) {
  const entries = Object.entries(slots);
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>Slots</h2>
      <ul>
        {entries.map(([slot, { title, accepts }]) => (
          <li key={slot}>
            <code>{slot}</code> {title}: {accepts === 'any' ? 'any component' : accepts.join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The reference page of a component, all of it from its schema. */
export function ComponentDocs({ name }: { readonly name: ComponentName }) {
  const component = MANIFEST[name];
  const { use, avoid, keyboard, withoutScripts, related } = docs[name];
  const [first] = component.examples;
  const args = first && argsOf(component, first);
  return (
    <>
      <Title>{component.title}</Title>
      <Subtitle>{component.description}</Subtitle>
      <Unstyled>
        <S.Docs>
          <S.Advice>
            <Sentences title="Use it" kind="use" sentences={use} />
            <Sentences title="Use something else" kind="avoid" sentences={avoid} />
          </S.Advice>
        </S.Docs>
      </Unstyled>
      <Primary />
      <Controls />
      <Unstyled>
        <S.Docs>
          <Slots slots={component.slots} />
          <section>
            <h2>Keyboard</h2>
            {keyboard.length === 0 ? (
              <p>Nothing in it takes the focus.</p>
            ) : (
              <table>
                <thead>
                  <tr>
                    <th scope="col">Key</th>
                    <th scope="col">What it does</th>
                  </tr>
                </thead>
                <tbody>
                  {keyboard.map(({ keys, does }) => (
                    <tr key={keys}>
                      <th scope="row">
                        <kbd>{keys}</kbd>
                      </th>
                      <td>{does}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </section>
          <section>
            <h2>Without scripts</h2>
            <p>
              {withoutScripts} {STARTS[component.hydrate]}
            </p>
          </section>
          <section>
            <h2>Related components</h2>
            <ul>
              {(related as ComponentName[]).map((other) => (
                <li key={other}>
                  <a href={docsHref(other)} target="_parent">
                    {MANIFEST[other].title}
                  </a>{' '}
                  {MANIFEST[other].description}
                </li>
              ))}
            </ul>
          </section>
          {args && <h2>In a page</h2>}
        </S.Docs>
      </Unstyled>
      {first && args && (
        <>
          <p>As a page document stores it:</p>
          <Source language="json" code={documentCode(component, first, args)} />
          <p>In code that composes pages:</p>
          <Source language="typescript" code={nodeCode(component, first, args)} />
        </>
      )}
      <Stories includePrimary={false} title="More examples and states" />
    </>
  );
}
