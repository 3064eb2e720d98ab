import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ancestors, nodeOf, typeOf } from '../document/tree.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { ChevronRight } from 'lucide';
import { ComponentIcon } from '../workspace/component-icon.tsx';
import { manifestOf, type PropertySchema } from '../workspace/manifests.ts';
import { typeName } from '../workspace/node-name.ts';
import { useDocument, useSelection, useWorkspace } from '../workspace/workspace.ts';
import { Field } from './field.tsx';
import { isShown } from './field-values.ts';
import { Crumbs, Fields, Header, Note, Section } from './panel.styles.ts';
import { propertyProblems } from './validation.ts';

const GROUPS = ['content', 'layout', 'style', 'behaviour', 'advanced'] as const;

/** A group of properties that can be folded. */
function PropertyGroup({
  name,
  fields,
  id,
}: {
  readonly name: (typeof GROUPS)[number];
  readonly fields: readonly [string, PropertySchema][];
  readonly id: string;
}) {
  const { t } = useTranslation();
  const document = useDocument();
  const [isOpen, setIsOpen] = useState(name !== 'advanced');
  const node = nodeOf(document, id);
  const problems = useMemo(() => propertyProblems(node), [node]);
  return (
    <Section open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <Icon of={ChevronRight} size={14} />
        {t(`panel.${name}`)}
      </summary>
      {isOpen && (
        <Fields>
          {fields.map(([property, schema]) => (
            <Field key={property} id={id} path={[property]} schema={schema} problems={problems} />
          ))}
        </Fields>
      )}
    </Section>
  );
}

/** The properties of the selected node, from the schema of its component. */
export function Panel() {
  const { t } = useTranslation();
  const { store } = useWorkspace();
  const document = useDocument();
  const selection = useSelection();
  const id = selection.at(-1);
  if (id === undefined) return <Note>{t('panel.nothing')}</Note>;
  const type = typeOf(nodeOf(document, id));
  const manifest = manifestOf(type);
  const above = ancestors(document, id).toReversed();
  return (
    <>
      <Header>
        {above.length > 0 && (
          <Crumbs aria-label={t('panel.ancestors')}>
            {above.map((one) => (
              <button key={one} type="button" onClick={() => store.select([one])}>
                {typeName(typeOf(nodeOf(document, one)))}
              </button>
            ))}
          </Crumbs>
        )}
        <h2>
          <ComponentIcon type={type} size={18} />
          {selection.length > 1 ? t('panel.several', { count: selection.length }) : typeName(type)}
        </h2>
        {manifest && <p>{manifest.description}</p>}
      </Header>
      {!manifest && <Note>{t('panel.unknown', { type })}</Note>}
      {manifest &&
        GROUPS.map((group) => {
          const fields = Object.entries(manifest.properties).filter(
            ([, schema]) =>
              (schema['x-advanced'] ? 'advanced' : (schema['x-group'] ?? 'content')) === group &&
              isShown(document, id, schema, manifest.properties),
          );
          return (
            fields.length > 0 && <PropertyGroup key={`${id}/${group}`} name={group} fields={fields} id={id} />
          );
        })}
    </>
  );
}
