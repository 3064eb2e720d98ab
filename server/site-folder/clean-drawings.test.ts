import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { createSvgPurifier } from '../html/purify-svg.ts';
import { cleanDrawings } from './clean-drawings.ts';
import { fromFiles } from './from-files.ts';
import type { SiteFolder } from './site-folder.ts';

const purify = createSvgPurifier(new JSDOM('').window);
const clean = async (content: Buffer) => {
  const text = String(content);
  const purified = purify(text) ?? '';
  return purified === text ? content : Buffer.from(purified);
};
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 16);
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${inside}</svg>\n`;

/** A folder with one drawing. */
function folderWith(content: string): SiteFolder {
  const hash = hashOf(content);
  const body = {
    src: '/media/map.svg',
    width: 4,
    height: 3,
    focalPoint: [0.5, 0.5],
    color: '',
    tall: '',
    hash,
    files: [{ type: 'image/svg+xml', width: 0, bytes: content.length }],
  };
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));
  const { folder, problems } = fromFiles(
    new Map([
      ['site.json', json({ format: 1, id: 'bay', name: 'Bay', hosts: ['bay.localhost'] })],
      ['media/map.json', json({ position: 0, published: body })],
      [`media/files/${hash}.svg`, Buffer.from(content)],
    ]),
  );
  if (!folder) throw new Error(JSON.stringify(problems));
  return folder;
}

describe('the drawings of a folder', () => {
  it('keep their bytes where nothing has to go', async () => {
    const folder = folderWith(svg('<g fill="url(#a)"><path d="M0 0h9"/></g>'));
    expect(await cleanDrawings(folder, clean)).toEqual({ folder, problems: [] });
  });

  it('lose their scripts, and are named by the hash of what is left', async () => {
    const source = svg('<script>alert(1)</script><path d="M0 0h9" onclick="alert(2)"/>');
    const { folder, problems } = await cleanDrawings(folderWith(source), clean);
    const [[name = '', content] = []] = [...folder.media];
    expect(String(content)).not.toContain('alert');
    expect(name).toBe(`${hashOf(String(content))}.svg`);
    expect(folder.documents[0]?.published).toMatchObject({
      hash: hashOf(String(content)),
      files: [{ bytes: content?.length }],
    });
    expect(problems).toEqual([]);
  });

  it('are named where they cannot be made safe', async () => {
    const { problems } = await cleanDrawings(folderWith(svg('<g/>')), async () => null);
    expect(problems.map(({ message }) => message)).toEqual(['is no drawing that can be made safe']);
  });
});
