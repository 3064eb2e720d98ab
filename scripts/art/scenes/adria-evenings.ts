import { adriaSky, adriatic, huddle, islands } from './adria-sea.ts';
import { campanile } from './buildings.ts';
import { plane } from './land.ts';
import { cypress, shrub, stonePine } from './plants.ts';
import { clouds, sky, sun } from './sky.ts';
import { createStage, fill, type Stage } from './stage.ts';
import { glitter } from './water.ts';

/** Pula: the amphitheatre's two tiers of arches at evening. */
export function pula(): Stage {
  const stage = createStage(1920, 1280, 83, 0.6);
  const h = stage.horizon;
  sky(stage, adriaSky.evening);
  sun(stage, 460, h - 230, 58, '#fff3d8', '#ffdcae', 9);
  clouds(stage, 8, 130, h - 260, '#fbdcc0', 0.5);
  islands(stage, 31, h + 8, 90, '#efc6a2', 2);
  adriatic(stage, h + 6);
  glitter(stage, 460, h + 8, h + 140, '#fff0cf', 0.75);
  plane(stage, {
    seed: 45,
    y: h + 120,
    amplitude: 18,
    breadth: 500,
    colour: '#8b8d69',
    foot: '#54705f',
    footY: h + 300,
    lift: (s) => 40 * s,
  });
  const tier = (y: number, tall: number, count: number, inset: number): void => {
    const left = 640 + inset;
    const right = 1900 - inset * 0.4;
    stage.add(
      fill(
        `M${left} ${y}V${y - tall}H${right}V${y}Z`,
        stage.down(
          [
            [0, '#f1d6ae'],
            [1, '#d9b489'],
          ],
          y - tall,
          y,
        ),
      ),
    );
    // An ellipse seen from outside: bays narrow towards its ends.
    for (let k = 0; k < count; k++) {
      const a = -Math.PI / 2 + (Math.PI * (k + 0.5)) / count;
      const x = (left + right) / 2 + (Math.sin(a) * (right - left)) / 2.06;
      const bw = ((Math.cos(a) * (right - left)) / count) * 0.98;
      const w = Math.max(5, bw * 0.8);
      stage.add(
        fill(`M${x - w / 2} ${y}v${-tall * 0.5}a${w / 2} ${tall * 0.26} 0 0 1 ${w} 0V${y}Z`, '#a77a62'),
        fill(
          `M${x - w * 0.3} ${y}v${-tall * 0.48}a${w * 0.4} ${tall * 0.24} 0 0 1 ${w * 0.8} 0V${y}Z`,
          '#f4c9a0',
        ),
      );
    }
    stage.add(
      fill(
        `M${left - 8} ${y - tall}h${right - left + 16}v${tall * 0.09}h${-(right - left + 16)}Z`,
        '#c79f77',
      ),
      fill(
        `M${left - 8} ${y - tall - tall * 0.05}h${right - left + 16}v${tall * 0.06}h${-(right - left + 16)}Z`,
        '#f6e0bd',
      ),
    );
  };
  tier(h + 160, 210, 17, 0);
  tier(h - 50, 190, 17, 6);
  stage.add(fill(`M650 ${h - 240}h1242v-86h-1242Z`, '#ecd0a8'));
  for (let k = 0; k < 26; k++)
    stage.add(fill(`M${672 + k * 47} ${h - 262}h20v-38h-20Z`, k < 3 || k > 22 ? '#c99f7b' : '#f2bd97'));
  stage.add(fill(`M644 ${h - 332}h1256v12h-1256Z`, '#f8e6c8'));
  stage.add(fill(`M1560 ${h - 330}H1920V${h + 160}H1640Z`, '#6d4e52', ' opacity=".18"'));
  plane(stage, {
    seed: 65,
    y: h + 214,
    amplitude: 20,
    breadth: 520,
    colour: '#7f8a62',
    foot: '#3c584d',
    lift: (s) => 50 * Math.max(0, 0.4 - s),
  });
  for (let k = 0; k < 5; k++)
    cypress(stage, 110 + k * 64, h + 300 + k * 12, 300 - k * 22, '#66855f', '#26504b', 0.11);
  stonePine(stage, 520, h + 330, 300, '#6b8d66', '#2b554d', '#6d5646');
  for (let k = 0; k < 26; k++)
    shrub(stage, k * 78, 1290 + ((k * 17) % 22), 92 + ((k * 31) % 40), '#6f8a60', '#2d5047');
  return stage;
}

/** Zadar: a round church and its tower before a burning evening sea. */
export function zadar(): Stage {
  const stage = createStage(1920, 1280, 84, 0.62);
  const h = stage.horizon;
  sky(stage, [
    [0, '#3f5688'],
    [0.35, '#8f80a0'],
    [0.62, '#e2a489'],
    [0.85, '#f9cf9c'],
    [1, '#fde6b8'],
  ]);
  sun(stage, 620, h - 90, 74, '#fff6d8', '#ffd890', 9);
  clouds(stage, 10, 140, h - 180, '#f9d0b0', 0.5);
  islands(stage, 71, h + 8, 80, '#f1bf97', 3);
  stage.add(
    fill(
      `M0 ${h + 6}H1920V1280H0Z`,
      stage.down(
        [
          [0, '#f7cf9f'],
          [0.2, '#c49a98'],
          [0.6, '#5c6f92'],
          [1, '#263f68'],
        ],
        h,
        1280,
      ),
    ),
  );
  glitter(stage, 620, h + 8, 1180, '#fff0c4', 0.85);
  const dusk = { wall: '#d9b79a', shade: '#8d7482', roof: '#a8412a', roofShade: '#6f2e30', hole: '#3a3a55' };
  stage.add(fill(`M1010 ${h + 150}H1920V${h + 60}H1040Z`, '#7b6b74'));
  huddle(stage, 1120, h + 74, 860, 2, 120, dusk);
  campanile(stage, 1330, h + 80, 110, 590, dusk);
  stage.add(
    fill(
      `M1480 ${h + 80}V${h - 150}h250V${h + 80}Z`,
      `url(#${stage.define((id) => `<linearGradient id="${id}"><stop stop-color="#e6c4a2"/><stop offset=".55" stop-color="#c7a08c"/><stop offset="1" stop-color="#7d6878"/></linearGradient>`)})`,
    ),
    fill(`M1470 ${h - 146}L1605 ${h - 236}L1740 ${h - 146}Z`, '#b1553c'),
    fill(`M1625 ${h - 222}L1740 ${h - 146}H1650Z`, '#7b3432'),
    fill(`M1545 ${h - 214}h120v-76h-120Z`, '#d2ae96'),
    fill(`M1535 ${h - 286}L1605 ${h - 350}L1675 ${h - 286}Z`, '#b1553c'),
  );
  for (let k = 0; k < 4; k++)
    stage.add(fill(`M${1502 + k * 58} ${h + 40}v-120a17 17 0 0 1 34 0v120Z`, '#8a7180'));
  // Steps into the sea, where the waves play the organ.
  for (let k = 0; k < 7; k++)
    stage.add(
      fill(`M${980 - k * 44} ${h + 100 + k * 30}H1920v36H${980 - k * 44}Z`, k % 2 ? '#8e7d80' : '#a89390'),
      fill(`M${980 - k * 44} ${h + 100 + k * 30}H1920v7H${980 - k * 44}Z`, '#e3c4a6'),
    );
  stage.add(
    fill(
      `M640 ${h + 310}H1920V1280H560Z`,
      stage.down(
        [
          [0, '#6b6173'],
          [1, '#343b58'],
        ],
        h + 310,
        1280,
      ),
    ),
    fill(`M640 ${h + 310}H1920v8H636Z`, '#cfae98'),
  );
  return stage;
}
