import { describe, expect, it } from 'vitest';
import { type BodyName, bodies } from '../../scripts/art/vehicles/bodies.ts';
import { catalogue } from '../../scripts/art/vehicles/catalogue.ts';
import { doorsOf } from '../../scripts/art/vehicles/doors.ts';
import { DEMO_SITES } from '../../server/testing/demo-sites.ts';

/** What the makers build, whatever it is drawn as. */
const MODELS: Readonly<Record<Exclude<BodyName, 'city-two-door'>, readonly string[]>> = {
  city: [
    'Fiat 500',
    'Fiat Mobi',
    'Hyundai Grand i10',
    'Hyundai i10',
    'Kia Picanto',
    'Renault Kwid',
    'Toyota Aygo X',
  ],
  hatch: ['Chevrolet Onix', 'Opel Corsa', 'Peugeot 208', 'Renault Clio', 'Suzuki Swift', 'VW Golf'],
  sedan: ['Fiat Cronos', 'Hyundai Accent', 'Toyota Corolla'],
  wagon: ['VW Passat Variant', 'Škoda Octavia Combi'],
  'compact-suv': [
    'Dacia Duster',
    'Hyundai Creta',
    'Jeep Renegade',
    'Kia Seltos',
    'Renault Duster',
    'VW T-Roc',
    'Volkswagen T-Cross',
    'Škoda Kamiq',
  ],
  'large-suv': ['Chevrolet Tahoe', 'Jeep Commander', 'Kia Sorento', 'Toyota SW4', 'Škoda Kodiaq'],
  pickup: ['Ford Ranger', 'Toyota Hilux', 'Volkswagen Amarok'],
  van: ['Kia Carnival', 'Peugeot Expert', 'VW Caravelle'],
  minibus: ['Mercedes Sprinter', 'Mercedes-Benz Sprinter', 'Renault Master', 'Toyota HiAce'],
  convertible: [
    'BMW 4 Cabrio',
    'Fiat 500C',
    'Ford Mustang Convertible',
    'MINI Cooper Cabrio',
    'Mini Convertible',
  ],
};
const bodyOf = new Map(Object.entries(MODELS).flatMap(([body, names]) => names.map((name) => [name, body])));
const drawnAs = new Map<string | undefined, BodyName>(
  catalogue.map(({ slug, body }) => [`/media/shared/vehicles/${slug}.svg`, body]),
);

describe.each(DEMO_SITES.map(({ id, models }) => [id, models] as const))(
  'the drawings of %s',
  (_id, models) => {
    it.each(models.map((model) => [model.name, model] as const))(
      '%s has the body and the doors of the model',
      (name, { imagePath, doors }) => {
        const body = drawnAs.get(imagePath) as BodyName;
        expect(body === 'city-two-door' ? 'city' : body).toBe(bodyOf.get(name));
        expect(doorsOf(bodies[body])).toContain(doors);
      },
    );
  },
);
