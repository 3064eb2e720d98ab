import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mediaRoot } from './kit/files.ts';
import { HERO_BYTES } from './kit/raster.ts';
import type { PictureEntry } from './manifest.ts';
import { scenes } from './scenes/catalogue.ts';
import { vehicleFile } from './vehicles/build.ts';
import { catalogue } from './vehicles/catalogue.ts';

const VEHICLE_BYTES = 12 * 1024;
const MEDIA_BYTES = 12_000_000;
/** Of the hero of phones, which are slower. */
const TALL_HERO_BYTES = 45_000;
const { pictures } = JSON.parse(readFileSync(join(mediaRoot, 'manifest.json'), 'utf8')) as {
  pictures: Record<string, PictureEntry>;
};
const bytes = (path: string): number => statSync(join(mediaRoot, path)).size;
const filesOf = ([path, entry]: [string, PictureEntry]): string[] => [
  ...entry.widths.flatMap((width) => entry.formats.map((format) => `${path}-${width}.${format}`)),
  ...(entry.hasSource ? [`${path}.svg`] : []),
];

describe('pictures', () => {
  it('lists every vehicle and every scene, and nothing else', () => {
    const drawn = [
      ...catalogue.map(({ slug }) => `shared/vehicles/${slug}`),
      ...scenes.map(({ site, name }) => `${site}/${name}`),
    ];
    expect(Object.keys(pictures).sort()).toEqual(drawn.sort());
  });

  it.each(Object.entries(pictures))('%s has all its files', (path, entry) => {
    const files = filesOf([path, entry]);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(bytes(file), file).toBeGreaterThan(200);
  });

  it.each(catalogue.map((entry) => [entry.slug, entry] as const))(
    '%s is as drawn today and within its bytes',
    (slug, entry) => {
      const file = readFileSync(join(mediaRoot, `shared/vehicles/${slug}.svg`), 'utf8');
      expect(file).toBe(vehicleFile(entry));
      expect(file.length).toBeLessThanOrEqual(VEHICLE_BYTES);
    },
  );

  it.each(scenes.map((scene) => [`${scene.site}/${scene.name}`, scene] as const))(
    '%s has a horizon where the eye rests',
    (path, scene) => {
      const stage = scene.draw();
      expect(stage.horizon / stage.height).toBeGreaterThanOrEqual(0.58);
      expect(stage.horizon / stage.height).toBeLessThanOrEqual(0.62);
      // Random shapes are seeded: a drawing that differs from its committed source was changed without being drawn anew.
      if (pictures[path]?.hasSource)
        expect(stage.svg()).toBe(readFileSync(join(mediaRoot, `${path}.svg`), 'utf8'));
    },
  );

  it.each(['andes', 'adria', 'caribe'])('the hero of %s arrives within its bytes', (site) => {
    expect(bytes(`${site}/hero-1920.avif`)).toBeLessThanOrEqual(HERO_BYTES);
  });

  it.each(['andes', 'adria', 'caribe'])('the hero of %s for phones arrives within its bytes', (site) => {
    expect(bytes(`${site}/hero-tall-960.avif`)).toBeLessThanOrEqual(TALL_HERO_BYTES);
  });

  it.each(['andes', 'adria', 'caribe'])(
    '%s has its logo in all cuts, its sign, favicon and motif',
    (site) => {
      for (const name of ['logo', 'logo-light', 'logo-mono', 'sign', 'favicon', 'motif']) {
        const svg = readFileSync(join(mediaRoot, `${site}/${name}.svg`), 'utf8');
        expect(svg).toContain('viewBox=');
        // A logo that needs a font would show another one where the font is missing.
        expect(svg).not.toMatch(/<text|font-family/);
      }
    },
  );

  it.each(['andes', 'adria', 'caribe'])(
    '%s has its logo for mails: opaque, small and sharp',
    async (site) => {
      const { format, width, hasAlpha } = await sharp(join(mediaRoot, `${site}/logo-mail.png`)).metadata();
      expect({ format, width, hasAlpha }).toEqual({ format: 'png', width: 380, hasAlpha: false });
      expect(bytes(`${site}/logo-mail.png`)).toBeLessThanOrEqual(6 * 1024);
    },
  );

  it('gives the size of the largest file', async () => {
    for (const [path, entry] of Object.entries(pictures)) {
      if (entry.widths.length === 0) continue;
      const { width, height } = await sharp(
        join(mediaRoot, `${path}-${Math.max(...entry.widths)}.webp`),
      ).metadata();
      expect([width, height], path).toEqual([entry.width, entry.height]);
    }
  });

  it('never puts two cars of one paint side by side', () => {
    const repeated = catalogue.filter(
      (entry, index) => index > 0 && catalogue[index - 1]?.paint === entry.paint,
    );
    expect(repeated).toEqual([]);
  });

  it('keeps all media within what a clone should have to fetch', () => {
    const all = readdirSync(mediaRoot, { recursive: true, withFileTypes: true }).filter((item) =>
      item.isFile(),
    );
    const total = all.reduce((sum, item) => sum + statSync(join(item.parentPath, item.name)).size, 0);
    expect(total).toBeLessThanOrEqual(MEDIA_BYTES);
  });
});
