import type { FleetVehicle } from '../../domain/fleet.ts';
import type { PageContext } from '../../runtime/registry/page-context.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { ButtonLink } from '../button-link/button-link.tsx';
import { ModelHeading } from '../model-name/model-name.tsx';
import { VehicleFeatures } from './vehicle-features.tsx';
import { VehiclePicture } from './vehicle-picture.tsx';
import * as S from './vehicle-card.styles.ts';

interface Props {
  readonly vehicle: FleetVehicle;
  /** Address of the page with its prices. */
  readonly href: string;
  /** Label of that link. */
  readonly label: string;
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
  readonly page: Pick<PageContext, 'picture' | 'booking'>;
  readonly t: Translate;
}

/** A vehicle without price, for pages without a search: its features and a link to its prices. */
export function ModelCard({ vehicle, href, label, headingLevel, page, t }: Props) {
  return (
    <S.Card>
      <VehiclePicture path={vehicle.imagePath} page={page} />
      <S.Title>
        <ModelHeading
          vehicle={vehicle}
          isQuoteOnly={vehicle.isQuoteOnly}
          heading={`h${headingLevel}`}
          page={page}
          t={t}
        />
      </S.Title>
      <VehicleFeatures vehicle={vehicle} t={t} />
      <S.Foot>
        <ButtonLink href={href}>
          {label} <span className="visually-hidden">{vehicle.modelName}</span>
        </ButtonLink>
      </S.Foot>
    </S.Card>
  );
}
