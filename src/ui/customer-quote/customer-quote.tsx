import type { PageContext } from '../../runtime/registry/page-context.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { SvgIcon } from '../icon/icon.tsx';
import { PictureFrame } from '../picture-frame/picture-frame.tsx';
import * as S from './customer-quote.styles.ts';
import { initialsOf } from './initials.ts';

/** The most stars that a customer gives. */
export const MOST_STARS = 5;

/** What a customer said. */
interface Quote {
  readonly quote: string;
  readonly author: string;
  /** Further words below the name. */
  readonly role: string;
  readonly photo: { readonly src: string; readonly alt: string };
  /** 1 to 5; 0 for none. */
  readonly stars: number;
}

function Stars({ stars, t }: { readonly stars: number; readonly t: Translate }) {
  return (
    <S.Stars role="img" aria-label={t('testimonials.stars', { stars, of: MOST_STARS })}>
      {Array.from({ length: MOST_STARS }, (_, position) => (
        <span key={position} data-on={position < stars || undefined}>
          <SvgIcon name="star" size={18} />
        </span>
      ))}
    </S.Stars>
  );
}

interface Props {
  readonly item: Quote;
  readonly page: Pick<PageContext, 'picture'>;
  readonly t: Translate;
}

/** What a customer said, with stars, a photo or initials, and a name. */
export function CustomerQuote({ item, page, t }: Props) {
  const photo = page.picture(item.photo.src);
  return (
    <S.Quote>
      {item.stars > 0 && <Stars stars={item.stars} t={t} />}
      <blockquote>
        <p>{item.quote}</p>
      </blockquote>
      {item.author && (
        <figcaption>
          <S.Face aria-hidden={photo && item.photo.alt ? undefined : true}>
            {photo ? (
              <PictureFrame picture={photo} alt={item.photo.alt} sizes="48px" ratio="1/1" mask="round" />
            ) : (
              initialsOf(item.author)
            )}
          </S.Face>
          <span>
            <cite>{item.author}</cite>
            {item.role && <small>{item.role}</small>}
          </span>
        </figcaption>
      )}
    </S.Quote>
  );
}
