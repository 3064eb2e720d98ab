/** A short silent film, made of scenes. */
export interface Film {
  /** Its file below the media folder, without extension. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Bits a second. */
  readonly bitrate: number;
  readonly shots: readonly Shot[];
}

/** A scene that is shown for a while. */
export interface Shot {
  /** A picture below the media folder. */
  readonly picture: string;
  readonly seconds: number;
  /** How it moves: the camera comes closer, or the water below a share of its height moves and ends as it began. */
  readonly motion: { readonly kind: 'approach' } | { readonly kind: 'water'; readonly from: number };
  /** The point of the picture that stays in view, as shares of width and height. */
  readonly focus: readonly [x: number, y: number];
}

const BAY: Omit<Shot, 'focus'> = {
  picture: 'adria/interlude-bay-1280.webp',
  seconds: 4,
  motion: { kind: 'water', from: 0.575 },
};

export const films: readonly Film[] = [
  {
    path: 'films/pass',
    width: 640,
    height: 360,
    bitrate: 400_000,
    shots: [
      {
        picture: 'andes/interlude-pass-1280.webp',
        seconds: 3,
        motion: { kind: 'approach' },
        focus: [0.7, 0.7],
      },
      {
        picture: 'andes/offer-route-40-1280.webp',
        seconds: 3,
        motion: { kind: 'approach' },
        focus: [0.55, 0.6],
      },
      {
        picture: 'andes/interlude-steppe-1280.webp',
        seconds: 3,
        motion: { kind: 'approach' },
        focus: [0.7, 0.65],
      },
    ],
  },
  {
    path: 'films/waves',
    width: 840,
    height: 360,
    bitrate: 350_000,
    shots: [{ ...BAY, focus: [0.5, 0.75] }],
  },
  {
    path: 'films/waves-tall',
    width: 360,
    height: 640,
    bitrate: 300_000,
    shots: [{ ...BAY, focus: [0.78, 0.6] }],
  },
];
