import { X } from 'lucide';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { interpolate } from '../../runtime/text/interpolate.ts';
import { useDialogEntry } from '../../ui/dialog/use-dialog-entry.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { readCars } from './read-cars.ts';
import type { ResultsTexts } from './results-texts.ts';

interface Props {
  /** Holds the served cards and details. */
  readonly results: Element;
  readonly ids: readonly string[];
  readonly texts: Pick<ResultsTexts, 'compare' | 'close'>;
  readonly onRemove: (id: string) => void;
  readonly onClose: () => void;
}

/** Cars side by side: what one of them states is a row, and rows in which they differ stand out. */
export function CompareCars({ results, ids, texts: { compare, close }, onRemove, onClose }: Props) {
  const [opened] = useState(() => readCars(results, ids));
  const cars = opened.filter(({ id }) => ids.includes(id));
  const dialog = useRef<HTMLDialogElement>(null);
  const onClosed = useDialogEntry(dialog, onClose);
  useEffect(() => {
    if (cars.length < 2) dialog.current?.close();
  }, [cars.length]);
  const labels = [...new Set(cars.flatMap(({ terms }) => [...terms.keys()]))];
  const valuesOf = (label: string) => cars.map(({ terms }) => terms.get(label) ?? '–');
  return (
    <dialog ref={dialog} data-dialog="wide" aria-labelledby="results-compare" onClose={onClosed}>
      <header>
        <h2 id="results-compare">{compare.title}</h2>
        <button type="button" aria-label={close} onClick={() => dialog.current?.close()}>
          <Glyph shapes={X} size={22} />
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than the screen scrolls by keyboard too */}
      <div data-scrolls="" tabIndex={0} role="region" aria-labelledby="results-compare">
        <table style={{ '--cars': cars.length } as CSSProperties}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{compare.title}</span>
              </th>
              {cars.map(({ id, name, pictureSrc }) => (
                <th key={id} scope="col">
                  {pictureSrc && <img src={pictureSrc} alt="" width={160} height={90} />}
                  <span>{name}</span>
                  <button
                    type="button"
                    aria-label={interpolate(compare.remove, { model: name })}
                    onClick={() => onRemove(id)}
                  >
                    <Glyph shapes={X} size={16} />
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr data-total-row="">
              <th scope="row">{compare.total}</th>
              {cars.map(({ id, price }) => (
                <td key={id}>{price}</td>
              ))}
            </tr>
            {labels.map((label) => {
              const values = valuesOf(label);
              return (
                <tr key={label} data-differs={new Set(values).size > 1 || undefined}>
                  <th scope="row">{label}</th>
                  {values.map((value, position) => (
                    <td key={cars[position]?.id}>{value}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <span className="visually-hidden">{compare.open}</span>
              </th>
              {cars.map(({ id, name, href, action }) => (
                <td key={id}>
                  <a href={href} data-primary="">
                    {action} <span className="visually-hidden">{name}</span>
                  </a>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </dialog>
  );
}
