import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { JsonObject } from '../document/page-document.ts';
import type { ControlProps } from '../panel/field-types.ts';
import { useFields } from '../panel/fields.ts';
import { Fieldset } from '../panel/panel.styles.ts';
import { pictureOf, previewPath } from './library-picture.ts';

const Frame = styled.div`
  position: relative; display: grid; overflow: hidden; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface-sunken); cursor: crosshair; touch-action: none;
  img { display: block; width: 100%; user-select: none; -webkit-user-drag: none; }
  & > span { position: absolute; width: 22px; height: 22px; margin: -11px; border: 2px solid var(--on-accent); border-radius: 50%; background: var(--accent); box-shadow: var(--shadow-raised); pointer-events: none; }
`;
const Sliders = styled.div`
  display: grid; grid-template-columns: auto minmax(0, 1fr) 40px; align-items: center; gap: 4px 10px;
  label { display: contents; }
  input { min-width: 0; accent-color: var(--accent); }
  output { color: var(--ink-muted); text-align: end; font-variant-numeric: tabular-nums; }
`;
const Crops = styled.div`
  display: flex; align-items: end; gap: 8px;
  img { display: block; height: 72px; border-radius: var(--radius-small); object-fit: cover; }
`;
const RATIOS = ['16 / 9', '1', '3 / 4'] as const;

export type Point = readonly [x: number, y: number];
const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** The part of a picture that stays visible when it is cropped: by pointer on the picture, or by two sliders. */
export function FocalPointControl({ schema, value, onChange, help }: ControlProps<Point>) {
  const { t } = useTranslation();
  const { target, site } = useFields();
  const image = useRef<HTMLDivElement>(null);
  const picture = pictureOf((target.read([]) ?? {}) as JsonObject);
  const [x, y] = value ?? [0.5, 0.5];
  if (!picture) return null;
  const src = previewPath(site.id, picture);
  const follow = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const box = image.current?.getBoundingClientRect();
    if (box) onChange([share((clientX - box.left) / box.width), share((clientY - box.top) / box.height)]);
  };
  const axes = [
    { label: t('media.horizontal'), at: x, change: (next: number) => onChange([next, y]) },
    { label: t('media.vertical'), at: y, change: (next: number) => onChange([x, next]) },
  ];
  return (
    <Fieldset>
      <legend>{schema.title}</legend>
      <Frame
        ref={image}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && follow(event)}
      >
        <img src={src} alt="" draggable={false} />
        <span aria-hidden style={{ insetInlineStart: `${x * 100}%`, top: `${y * 100}%` }} />
      </Frame>
      <Sliders dir="ltr">
        {axes.map(({ label, at, change }) => (
          <label key={label}>
            <span>{label}</span>
            <input
              type="range"
              min={0}
              max={100}
              value={Math.round(at * 100)}
              aria-label={label}
              aria-valuetext={`${Math.round(at * 100)} %`}
              onChange={({ target: { value: next } }) => change(Number(next) / 100)}
            />
            <output aria-hidden>{Math.round(at * 100)} %</output>
          </label>
        ))}
      </Sliders>
      <Crops aria-hidden>
        {RATIOS.map((ratio) => (
          <img
            key={ratio}
            src={src}
            alt=""
            style={{ aspectRatio: ratio, objectPosition: `${x * 100}% ${y * 100}%` }}
          />
        ))}
      </Crops>
      {help && <span className="help">{help}</span>}
    </Fieldset>
  );
}
