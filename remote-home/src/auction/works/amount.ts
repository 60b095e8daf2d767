/** Above this a number is not exact any more, and no lot is sold for it. */
const most = 1_000_000_000_000;

/** An amount (KRW) as people write one: with commas, spaces, 원, full-width digits, 만 and 억; null for anything else. */
export const amountIn = (text: string): number | null => {
  const written = text
    .normalize('NFKC')
    .replace(/[\s,]|원$|^(₩|krw)|krw$/gi, '')
    .replace(/원$/, '');
  const [, hundredMillions, tenThousands, ones] = /^(?:(\d{1,5})억)?(?:(\d{1,4})만)?(\d{1,13})?$/.exec(written) ?? [];
  if (!hundredMillions && !tenThousands && !ones) return null;
  const amount = Number(hundredMillions ?? 0) * 1e8 + Number(tenThousands ?? 0) * 1e4 + Number(ones ?? 0);
  return amount > 0 && amount <= most ? amount : null;
};
