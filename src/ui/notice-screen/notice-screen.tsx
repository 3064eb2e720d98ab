import type { ReactNode } from 'react';
import type { Picture } from '../../runtime/registry/page-context.ts';
import { SvgIcon } from '../icon/icon.tsx';
import { PictureFrame } from '../picture-frame/picture-frame.tsx';
import * as S from './notice-screen.styles.ts';

interface Props {
  /** Attributes of the outermost element. */
  readonly root: object;
  readonly scene: Picture | null;
  readonly alt: string;
  /** Name of the icon that replaces a missing picture. */
  readonly icon: string;
  readonly title: string;
  /** Sentence below the title. */
  readonly text?: string;
  /** Content below the text, such as a summary of the trip. */
  readonly about?: ReactNode;
  /** Two links to continue with, the more likely one first. */
  readonly children: ReactNode;
}

/** A screen with a single message: picture, title, text and links to continue with. */
export function NoticeScreen({ root, scene, alt, icon, title, text, about, children }: Props) {
  return (
    <S.Screen {...root}>
      {scene ? (
        <PictureFrame
          picture={scene}
          alt={alt}
          sizes="(min-width: 900px) 58vw, 100vw"
          ratio="4/3"
          loading="eager"
        />
      ) : (
        <S.Emblem>
          <SvgIcon name={icon} size={96} />
        </S.Emblem>
      )}
      <S.Texts>
        <S.Title>{title}</S.Title>
        {text && <S.Text>{text}</S.Text>}
        {about && <S.About>{about}</S.About>}
        <S.Ways>{children}</S.Ways>
      </S.Texts>
    </S.Screen>
  );
}
