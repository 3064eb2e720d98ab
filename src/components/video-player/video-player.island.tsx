import { type MouseEvent, useState } from 'react';
import { Adopted } from '../../runtime/hydration/adopted.tsx';
import { useServices } from '../../runtime/hydration/use-services.ts';

interface Props {
  readonly title: string;
  readonly playLabel: string;
  /** Says from whom the player is loaded. */
  readonly hostText: string;
  readonly page: string;
  readonly player: string;
}

/** A still that leads to the film at its host; a click replaces it by the host's player, which is not loaded before. */
export function VideoPlayerIsland({ title, playLabel, hostText, page, player }: Props) {
  const { isInert } = useServices();
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying)
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        src={player}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture"
        // The players of hosts refuse pages that do not say who they are.
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isInert) setIsPlaying(true);
  };
  return (
    <a href={page} onClick={play}>
      <span className="visually-hidden">{playLabel}.</span>
      <Adopted as="div" slot="still" />
      <Adopted as="span" slot="mark" data-mark="" />
      <span data-host="">{hostText}</span>
    </a>
  );
}
