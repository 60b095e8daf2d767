/** The highest amount (KRW) that can be bid. */
const maxAmount = 1_000_000_000_000;

/** An amount (KRW) with commas, spaces, a currency sign, full-width digits, 만 or 억; null for any other text. */
export const parseAmount = (text: string): number | null => {
  const normalised = text
    .normalize('NFKC')
    .replace(/[\s,]|원$|^(₩|krw)|krw$/gi, '')
    .replace(/원$/, '');
  const [, hundredMillions, tenThousands, ones] =
    /^(?:(\d{1,5})억)?(?:(\d{1,4})만)?(\d{1,13})?$/.exec(normalised) ?? [];
  if (!hundredMillions && !tenThousands && !ones) return null;
  const amount = Number(hundredMillions ?? 0) * 1e8 + Number(tenThousands ?? 0) * 1e4 + Number(ones ?? 0);
  return amount > 0 && amount <= maxAmount ? amount : null;
};
