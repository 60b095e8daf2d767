import type { Coupon } from 'shared/contract';

type Given = Partial<Coupon>;

/** A coupon as it is written: what its kind has no use for is left at nothing. */
export const written = ({ code, scope, maximum, ...rest }: Given): Given => ({
  ...rest,
  code: code?.trim() || null,
  maximum: rest.kind === 'PERCENT' ? (maximum ?? null) : null,
  ...(scope && { scope: { type: scope.type, ids: scope.type === 'ALL' ? [] : (scope.ids ?? []) } }),
});
