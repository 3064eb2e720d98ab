import { describe, expect, it } from 'vitest';
import { drawnPositions } from './map-points.ts';

describe('points on a drawing', () => {
  it('stand north up and west left, with room around them', () => {
    const [mendoza, bariloche, salta] = drawnPositions([
      { latitude: -32.9, longitude: -68.8 },
      { latitude: -41.1, longitude: -71.3 },
      { latitude: -24.8, longitude: -65.4 },
    ]);
    expect([bariloche?.x, salta?.x].map((x) => Number(x?.toFixed(2)))).toEqual([0.14, 0.86]);
    expect([salta?.y, bariloche?.y].map((y) => Number(y?.toFixed(2)))).toEqual([0.14, 0.86]);
    expect(mendoza?.x).toBeGreaterThan(bariloche?.x as number);
    expect(mendoza?.y).toBeLessThan(bariloche?.y as number);
  });

  it('stand in the middle when there is one', () => {
    expect(drawnPositions([{ latitude: 43.5, longitude: 16.4 }])).toEqual([{ x: 0.5, y: 0.5 }]);
    expect(drawnPositions([])).toEqual([]);
  });
});
