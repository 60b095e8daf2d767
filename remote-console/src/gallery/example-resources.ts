import { HttpError, type RaRecord, type ResourceDefinition } from 'react-admin';
import type { ConsoleResource } from '../data/define-resource';
import { getNetworkMessage } from '../data/i18n';
import type { CrudStore } from '../data/resource-store';
import { bannerLabels } from '../firm/banners/i18n';
import { boardLabels } from '../firm/boards/i18n';
import { faqLabels } from '../firm/faqs/i18n';
import { formLabels } from '../firm/forms/i18n';
import { popupLabels } from '../firm/popups/i18n';
import { registerLabels } from '../i18n/resource-labels';
import { orderLabels } from '../shop/orders/i18n';
import { consultations, order, post } from './example-records';

const toRecord = (row: { _id: string }): RaRecord => ({ ...row, id: row._id });

/** Records in memory: found, filtered by equality, sorted and changed as the API does it. */
const createMemoryStore = (auditName: string, rows: readonly { _id: string }[]): CrudStore => {
  let records = rows.map(toRecord);
  const get = async (id: string) => records.find((record) => record.id === id) ?? toRecord({ _id: id });
  return {
    auditName,
    filters: ['q', 'status', 'code', 'from', 'to'],
    isSortable: (field) => field !== 'email',
    list: async ({ page = 1, limit = 25, sort = '', status, code, q }) => {
      const field = String(sort).replace(/^-/, '');
      const found = records
        .filter((record) => (!status || record.status === status) && (!code || record.code === code))
        .filter((record) => !q || JSON.stringify(record).includes(String(q)))
        .toSorted((a, b) => (String(a[field]) < String(b[field]) ? -1 : 1) * (String(sort).startsWith('-') ? -1 : 1));
      const start = (Number(page) - 1) * Number(limit);
      return { data: found.slice(start, start + Number(limit)), total: found.length };
    },
    get,
    create: async (data) => toRecord({ ...data, _id: `new-${records.length}` }),
    update: async (id, data) => ({ ...(await get(id)), ...data }),
    remove: async (id) => {
      records = records.filter((record) => record.id !== id);
    },
  };
};

const failing = () => Promise.reject(new HttpError(getNetworkMessage('unread'), 400));
const pending = () => new Promise<never>(() => undefined);

const stores = {
  /** A list with rows. */
  forms: createMemoryStore('forms', consultations),
  /** A record in three languages. */
  boards: createMemoryStore('boards', [post]),
  orders: createMemoryStore('orders', [order]),
  /** Nothing yet. */
  banners: createMemoryStore('banners', []),
  /** What cannot be read. */
  popups: { ...createMemoryStore('popups', []), list: failing, get: failing },
  /** What is read without an end. */
  faqs: { ...createMemoryStore('faqs', []), list: pending, get: pending },
};

export type ExampleResource = keyof typeof stores;

const labels = {
  forms: formLabels,
  boards: boardLabels,
  orders: orderLabels,
  banners: bannerLabels,
  popups: popupLabels,
  faqs: faqLabels,
};
for (const [name, texts] of Object.entries(labels)) registerLabels(name, texts);

const NoScreen = () => null;

export const exampleResources: ConsoleResource[] = Object.entries(stores).map(([name, store]) => ({
  name,
  store,
  recordTitle: name === 'forms' ? 'receiptNo' : 'subject.ko',
  List: NoScreen,
  Create: NoScreen,
  Edit: NoScreen,
}));

export const exampleDefinitions: Record<string, ResourceDefinition> = Object.fromEntries(
  exampleResources.map((resource) => [
    resource.name,
    {
      name: resource.name,
      hasList: true,
      hasCreate: true,
      hasEdit: true,
      ...('recordTitle' in resource && { recordRepresentation: resource.recordTitle }),
    },
  ]),
);
