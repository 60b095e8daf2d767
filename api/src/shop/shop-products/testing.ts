import { contract } from 'shared/contract';
import type { Identity } from '../../app/testing';
import { startWithUsers } from '../../members/users/testing';
import { newId, now } from '../../platform/database/columns';
import { orders } from '../orders/table';
import { purchases } from '../purchases/table';

const { console: admin } = contract;

let created = 0;

/** Starts the API with a shop, and with the orders that reviews need. */
export const startShop = async () => {
  const api = await startWithUsers();

  const createCategory = async (changes: object = {}) => {
    created += 1;
    const body = { name: { ko: `분류 ${created}` }, code: `category-${created}`, ...changes };
    const { status, body: answer, error } = await api.call(admin.categories.create, { as: 'admin', body });
    if (status !== 201) throw new Error(JSON.stringify(error));
    return answer.category;
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
    const { status, body: answer, error } = await api.call(admin.shopProducts.create, { as: 'admin', body });
    if (status !== 201) throw new Error(JSON.stringify(error));
    return answer.shopProduct;
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

  return { ...api, lamps, createCategory, createProduct, getProduct, createPurchase };
};

export type ShopApi = Awaited<ReturnType<typeof startShop>>;
