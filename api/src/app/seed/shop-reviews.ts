import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Inquiry, Review } from 'shared/contract';
import { inquiryTexts, replies, reviewTexts } from '../../../seed/content/shop';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { purchases } from '../../shop/purchases/table';
import { reviews } from '../../shop/reviews/table';
import { isVisible } from '../../shop/shop-products/queries';
import { shopProducts } from '../../shop/shop-products/table';
import type { SeedContext } from './members';
import { drawProduct } from './shop-drawings';

const limits = { reviews: 90, withPictures: 8, likes: 60 };
const scores = [5, 5, 4, 5, 3, 4, 5, 5, 4, 2];

/** Delivered purchases without a review, two in three of them. */
const findReviewable = async (db: Database) => {
  const rows = await db
    .select({ _id: purchases._id, _product: purchases._product, user: users })
    .from(purchases)
    .innerJoin(users, eq(users._id, purchases._user))
    .innerJoin(shopProducts, eq(shopProducts._id, purchases._product))
    .leftJoin(reviews, eq(reviews._purchase, purchases._id))
    .where(
      and(
        inArray(purchases.status, ['DELIVERED', 'CONFIRMED']),
        isNull(reviews._id),
        eq(users.status, 'ACTIVE'),
        isVisible,
      ),
    )
    .orderBy(asc(purchases._id));
  return rows.filter((_, at) => at % 3 !== 2).slice(0, limits.reviews);
};

const seedWrittenReviews = async ({ console, members, db }: SeedContext) => {
  if ((await db.$count(reviews)) > 0) return;
  for (const [at, { _id, user }] of (await findReviewable(db)).entries()) {
    const score = scores[at % scores.length] ?? 5;
    const texts = reviewTexts[score] ?? [];
    const member = await members.as(user);
    const body = { _purchase: _id, score, content: texts[at % texts.length] };
    const { review } = await member.post<{ review: Review }>('/me/reviews', body);
    if (at < limits.withPictures) {
      const bytes = await drawProduct(at % 2 ? 'bowl' : 'vase', at * 5, true);
      await member.upload(`/me/reviews/${review._id}/images/0`, { part: 'image', name: 'review', bytes });
    } else if (at % 4 === 0 || score < 3) {
      const reply = replies[score < 3 ? 1 : 0];
      await console.put(`/shop/reviews/${review._id}`, { reply, version: review.version });
    }
  }
};

/** Seeds likes, and inquiries about products, some of them answered. */
const seedLikesAndInquiries = async ({ console, members, db }: SeedContext) => {
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.type, 'PERSON'), eq(users.status, 'ACTIVE')))
    .orderBy(asc(users._id))
    .limit(12);
  const goods = await db
    .select({ _id: shopProducts._id })
    .from(shopProducts)
    .where(isVisible)
    .orderBy(asc(shopProducts.order));
  const { total } = await console.get<{ total: number }>('/shop/inquiries?limit=1');
  if (total > 0 || people.length === 0 || goods.length === 0) return;
  const callers = await Promise.all(people.map((person) => members.as(person)));
  const callerAt = (at: number) => callers[at % callers.length] as (typeof callers)[number];
  for (let at = 0; at < limits.likes; at += 1) {
    const _id = goods[(at * at + at) % goods.length]?._id;
    await callerAt(at + Math.floor(at / callers.length)).post('/me/likes', { target: { type: 'SHOP_PRODUCT', _id } });
  }
  for (let at = 0; at < inquiryTexts.length * 3; at += 1) {
    const { answer, ...text } = inquiryTexts[at % inquiryTexts.length] as (typeof inquiryTexts)[number];
    const _product = goods[(at * 5) % goods.length]?._id;
    const { inquiry } = await callerAt(at).post<{ inquiry: Inquiry }>('/me/inquires', { ...text, _product });
    if (answer) await console.put(`/shop/inquiries/${inquiry._id}`, { answer, version: inquiry.version });
  }
};

/** Seeds reviews, likes and inquiries. Runs after the orders. */
export const seedReviews = async (seed: SeedContext) => {
  await seedWrittenReviews(seed);
  await seedLikesAndInquiries(seed);
};
