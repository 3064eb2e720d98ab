import type { Hydrate } from '../../document/manifest.ts';
import { refuseIsland, type RenderIsland, slotElements } from '../../hydration/island.ts';
import { IslandContext } from '../../hydration/island-context.ts';
import type { IslandServices } from '../../hydration/services.ts';

const notNamed = () => undefined;

/**
 * How islands are rendered where everything is one React tree: at once, with the services that are given. A component that
 * would have none on a site has none here either.
 */
export function liveIslands(services: IslandServices): Readonly<Record<Hydrate, RenderIsland>> {
  const renderIsland: RenderIsland = ({ island: Island, props, slots, as: Host = 'div', root }) => (
    <Host {...root}>
      <IslandContext value={{ slots: slotElements(slots, notNamed), services }}>
        <Island {...props} />
      </IslandContext>
    </Host>
  );
  return { never: refuseIsland, intent: renderIsland, visible: renderIsland, load: renderIsland };
}
