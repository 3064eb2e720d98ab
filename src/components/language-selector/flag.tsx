import { countryOf, FLAG_HEIGHT, FLAG_WIDTH, FLAGS } from './flag-shapes.ts';
import * as S from './flag.styles.ts';

/** The flag of a language's country, which is decorative: the name beside it says what the language is. */
export function Flag({ language }: { readonly language: string }) {
  const shapes = FLAGS[countryOf(language)];
  if (!shapes) return null;
  return (
    <S.Flag
      width={20}
      height={15}
      viewBox={`0 0 ${FLAG_WIDTH} ${FLAG_HEIGHT}`}
      aria-hidden="true"
      data-flag={countryOf(language)}
    >
      {shapes.map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
      <path
        fill="none"
        stroke="currentColor"
        strokeOpacity={0.3}
        d={`M.5 .5H${FLAG_WIDTH - 0.5}V${FLAG_HEIGHT - 0.5}H.5z`}
      />
    </S.Flag>
  );
}
