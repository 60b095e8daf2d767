import { contract } from 'shared/contract';
import type { Identity } from '../../app/testing';
import { startWithUsers } from '../../members/users/testing';
import { now } from '../../platform/database/columns';
import { insertRow } from '../../platform/database/rows';
import { insertOrder, requireSuccess } from '../orders/testing';
import { purchases } from '../purchases/table';

const { console: admin } = contract;

let created = 0;

/** Starts the API with a shop, and with the orders that reviews need. */
export const startShop = async () => {
  const api = await startWithUsers();

  const createCategory = async (changes: object = {}) => {
    created += 1;
    const body = { name: { ko: `분류 ${created}` }, code: `category-${created}`, ...changes };
    return requireSuccess(await api.call(admin.categories.create, { as: 'admin', body })).category;
  };

  const lamps = await createCategory({ name: { ko: '조명', en: 'Lamps' }, code: 'lamps' });

  const createProduct = async (changes: object = {}) => {
    created += 1;
    const body = {
      name: { ko: `상품 ${created}` },
      code: `P-${created}`,
      _category: lamps._id,
      price: 10_000,
      status: 'ON' as const,
      ...changes,
    };
    return requireSuccess(await api.call(admin.shopProducts.create, { as: 'admin', body })).shopProduct;
  };

  const getProduct = async (id: string) =>
    (await api.call(admin.shopProducts.get, { as: 'admin', params: { id } })).body.shopProduct;

  /** Creates a line of a member's order in a status. */
  const createPurchase = async (
    of: { _id: string },
    { by = 'member', status = 'DELIVERED' }: { by?: Identity; status?: 'PAID' | 'DELIVERED' | 'CONFIRMED' } = {},
  ) => {
    const { _id: _user } = await api.getUser(by);
    const amount = 10_000;
    const sums = { items: amount, total: amount, pieces: 1 };
    const { _id: _order } = await insertOrder(api.db, { ...sums, _user, status, paymentStatus: 'PAID', paidAt: now() });
    return insertRow(api.db, purchases, {
      _order,
      _user,
      line: 0,
      _product: of._id,
      snapshot: { name: { ko: '상품' }, option: null, price: amount, regularPrice: amount, thumb: null },
      qty: 1,
      amount,
      paid: amount,
      status,
      taken: true,
    });
  };

  return { ...api, lamps, createCategory, createProduct, getProduct, createPurchase };
};

export type ShopApi = Awaited<ReturnType<typeof startShop>>;
