import { expect, it } from 'vitest';
import { stylesRefresh } from './styles-refresh.ts';

const transform = (code: string, id: string) => {
  const hook = stylesRefresh().transform as unknown as (code: string, id: string) => { code: string } | null;
  return hook(code, id)?.code;
};

it('React is told of each styled component under the name that it had before the edit', () => {
  const file = '/project/src/components/card/card.styles.ts';
  const code =
    'export const Card = styled.div``;\nexport const Title = styled(Card)``;\nexport const WIDTH = 3;';
  const registered = transform(code, file)
    ?.split('\n')
    .filter((line) => line.startsWith('register('));
  expect(registered).toEqual([`register(Card, "${file} Card");`, `register(Title, "${file} Title");`]);
});

it('leaves other files as they are', () => {
  expect(transform('export const Card = styled.div``;', '/project/src/components/card/card.tsx')).toBe(
    undefined,
  );
  expect(transform('export const WIDTH = 3;', '/project/src/ui/size.styles.ts')).toBe(undefined);
});
