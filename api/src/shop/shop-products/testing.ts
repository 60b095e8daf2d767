import { contract } from 'shared/contract';
import type { Identity } from '../../app/testing';
import { startWithPeople } from '../../members/users/testing';
import { newId, now } from '../../platform/http/columns';
import { orders } from '../orders/table';
import { purchases } from '../purchases/table';

const { console: admin } = contract;

let made = 0;

/** The API with a shop in it, and as much of orders as a review needs. */
export const startShop = async () => {
  const api = await startWithPeople();

  const category = async (changes: object = {}) => {
    made += 1;
    const body = { name: { ko: `분류 ${made}` }, code: `category-${made}`, ...changes };
    const { status, body: answer, error } = await api.call(admin.categories.create, { as: 'admin', body });
    if (status !== 201) throw new Error(JSON.stringify(error));
    return answer.category;
  };

  const lamps = await category({ name: { ko: '조명', en: 'Lamps' }, code: 'lamps' });

  const product = async (changes: object = {}) => {
    made += 1;
    const body = {
      name: { ko: `상품 ${made}` },
      code: `P-${made}`,
      _category: lamps._id,
      price: 10_000,
      status: 'ON' as const,
      ...changes,
    };
    const { status, body: answer, error } = await api.call(admin.shopProducts.create, { as: 'admin', body });
    if (status !== 201) throw new Error(JSON.stringify(error));
    return answer.shopProduct;
  };

  const readProduct = async (id: string) =>
    (await api.call(admin.shopProducts.get, { as: 'admin', params: { id } })).body.shopProduct;

  /** A line of an order of somebody's, as far as it has come. */
  const purchase = async (
    of: { _id: string },
    { by = 'member', status = 'DELIVERED' }: { by?: Identity; status?: 'PAID' | 'DELIVERED' | 'CONFIRMED' } = {},
  ) => {
    const { _id: _user } = await api.idOf(by);
    const amount = 10_000;
    const sums = { items: amount, discount: 0, coupon: 0, points: 0, shipping: 0, total: amount };
    const [order] = await api.db
      .insert(orders)
      .values({
        ...sums,
        orderNo: newId(),
        kind: 'SHOP',
        _user,
        status,
        pieces: 1,
        method: 'TRANSFER',
        paymentStatus: 'PAID',
        provider: 'transfer',
        placedAt: now(),
        paidAt: now(),
        search: '',
      })
      .returning();
    const [line] = await api.db
      .insert(purchases)
      .values({
        _order: order?._id ?? '',
        _user,
        line: 0,
        _product: of._id,
        snapshot: { name: { ko: '상품' }, option: null, price: amount, regularPrice: amount, thumb: null },
        qty: 1,
        amount,
        paid: amount,
        status,
        taken: true,
      })
      .returning();
    if (!line) throw new Error('No purchase');
    return line;
  };

  return { ...api, lamps, category, product, readProduct, purchase };
};

export type ShopApi = Awaited<ReturnType<typeof startShop>>;
