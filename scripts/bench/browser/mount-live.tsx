import { createQueryClient } from '../../../src/runtime/hydration/query-client.ts';
import { INERT_SERVICES } from '../../../src/runtime/hydration/services.ts';
import { loadComponents } from '../../../src/runtime/registry/definition.ts';
import { createLiveDocument } from '../../../src/runtime/render/live/live-document.ts';
import { LivePage, type LivePageProps } from '../../../src/runtime/render/live/live-page.tsx';
import { registry } from '../../../src/site/registry.ts';
import { createWorkload, LANGUAGE } from '../page/workload.ts';
import { around } from '../systems/surroundings.ts';
import { mount } from './mount.ts';

const components = await loadComponents(registry);
const { t, format, page, now } = around;
const document = createLiveDocument(
  createWorkload(__NODES__).document,
  components,
  LANGUAGE,
  ({ message }) => {
    throw new Error(message);
  },
);
void mount(
  <LivePage
    document={document}
    t={t}
    format={format}
    page={page}
    now={now}
    services={INERT_SERVICES}
    client={createQueryClient()}
    // The components of the workload ask for nothing.
    data={{} as LivePageProps['data']}
  />,
);
