import { DifferenceValues } from '../versions/difference-list.tsx';
import { Groups } from '../versions/difference-list.styles.ts';
import type { SettingChange } from '../versions/setting-changes.ts';
import { useSchemaText } from '../workspace/use-schema-text.ts';

/** The values that differ between two versions of settings, by their fields. */
export function SettingChangeList({ changes }: { readonly changes: readonly SettingChange[] }) {
  const text = useSchemaText();
  return (
    <Groups>
      <ul>
        {changes.map(({ titles, values }, at) => (
          <li key={at}>
            <div>
              <p>{titles.map(text).join(' › ')}</p>
              <DifferenceValues values={values} />
            </div>
          </li>
        ))}
      </ul>
    </Groups>
  );
}
