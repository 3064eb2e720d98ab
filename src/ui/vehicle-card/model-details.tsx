import type { Excess } from '../../domain/excess.ts';
import type { FleetVehicle } from '../../domain/fleet.ts';
import type { RenderContext, RootAttributes } from '../../runtime/registry/definition.ts';
import { RISKS } from '../../domain/excess.ts';
import { ButtonLink } from '../button-link/button-link.tsx';
import { ExcessTerms } from '../excess/excess-terms.tsx';
import { ModelHeading } from '../model-name/model-name.tsx';
import * as S from './model-details.styles.ts';
import { VehicleFeatures } from './vehicle-features.tsx';
import { VehiclePicture } from './vehicle-picture.tsx';

interface Props extends Pick<RenderContext, 't' | 'format' | 'page'> {
  readonly root?: RootAttributes;
  readonly vehicle: FleetVehicle;
  /** What the customer still pays; none is shown where it is empty. */
  readonly excess?: Excess;
  /** What the operator says of it; '' for nothing. */
  readonly text?: string;
  /** Address of the page with its prices, and the label of that link. */
  readonly href: string;
  readonly label: string;
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
  readonly pictureSide?: 'start' | 'end';
}

/** One model in full width: its picture beside everything that is known of it. */
export function ModelDetails(props: Props) {
  const {
    root,
    vehicle,
    excess = {},
    text,
    href,
    label,
    headingLevel,
    pictureSide = 'start',
    page,
    t,
    format,
  } = props;
  return (
    <S.Details {...root} data-picture={pictureSide}>
      <VehiclePicture path={vehicle.imagePath} page={page} />
      <S.About>
        <header>
          <ModelHeading
            vehicle={vehicle}
            isQuoteOnly={vehicle.isQuoteOnly}
            heading={`h${headingLevel}`}
            page={page}
            t={t}
          />
        </header>
        {text && <p>{text}</p>}
        <VehicleFeatures vehicle={vehicle} t={t}>
          <ExcessTerms excess={excess} risks={RISKS} t={t} format={format} />
        </VehicleFeatures>
        <ButtonLink href={href} variant="primary">
          {label} <span className="visually-hidden">{vehicle.modelName}</span>
        </ButtonLink>
      </S.About>
    </S.Details>
  );
}
