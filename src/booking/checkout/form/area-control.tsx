import { useEffect, useId, useState } from 'react';
import { useField } from 'react-final-form';
import { browserTransport } from '../../../api/http/browser-transport.ts';
import { createCaller } from '../../../api/http/caller.ts';
import { createGeodataApi } from '../../../api/http/geodata-api.ts';
import type { GeodataApi } from '../../../api/product-api.ts';
import type { NamedArea } from '../../../api/wire/geodata.ts';
import type { IslandServices } from '../../../runtime/hydration/services.ts';
import { useServices } from '../../../runtime/hydration/use-services.ts';
import type { AreaControlProps } from '../../../ui/form-fields/form-fieldset.tsx';
import { Input } from '../../../ui/field/field.styles.ts';
import { SelectBox } from '../../../ui/field/select-box.tsx';

const apis = new WeakMap<IslandServices, GeodataApi>();

/** The calls of the geodata service, which all fields of a page share. */
function useGeodataApi(): GeodataApi {
  const services = useServices();
  const api = apis.get(services) ?? createGeodataApi(createCaller(services.transport ?? browserTransport));
  apis.set(services, api);
  return api;
}

/** States of a country, or cities of a state by its name in one; none while they are not known. */
function useAreas(country: string, state: string | null): readonly NamedArea[] {
  const api = useGeodataApi();
  const [found, setFound] = useState<{ readonly of: string; readonly areas: readonly NamedArea[] }>();
  const of = `${country} ${state ?? ''}`;
  useEffect(() => {
    if (country === '' || state === '') return undefined;
    const call = new AbortController();
    const load = async () => {
      const states = await api.states(country, { signal: call.signal });
      const stateId = states.find(({ name }) => name === state)?.id;
      const areas =
        state === null
          ? states
          : stateId === undefined
            ? []
            : await api.cities(stateId, { signal: call.signal });
      if (!call.signal.aborted) setFound({ of, areas });
    };
    // Where the service fails the field stays a text field.
    load().catch(() => undefined);
    return () => call.abort();
  }, [api, country, state, of]);
  return found?.of === of ? found.areas : [];
}

/** A state to choose, or a city to type with suggestions; a text field where the service knows none. */
export function AreaControl({ area, control, attributes, chooseText }: AreaControlProps) {
  const listId = useId();
  const country = useField<string>(area.country).input.value;
  const stateField = useField<string>(area.state ?? area.country).input.value;
  const areas = useAreas(country, area.state === null ? null : stateField);
  const { value } = attributes;
  if (area.state === null && areas.length > 0) {
    const isKnown = value === '' || areas.some(({ name }) => name === value);
    return (
      <SelectBox control={control} name={attributes.name} attributes={attributes}>
        <option value="">{chooseText}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {areas.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </SelectBox>
    );
  }
  return (
    <>
      <Input {...control} {...attributes} type="text" list={areas.length > 0 ? listId : undefined} />
      {areas.length > 0 && (
        <datalist id={listId}>
          {areas.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
