import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Application as Told, User } from 'shared/contract';
import { formatDateLong, formatNumber } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Fact, Facts } from '../../parts/Facts';
import { Group } from '../../parts/Group';
import { useTrades } from '../../parts/trades';
import { BusinessNumber } from './BusinessNumber';
import { DecideDialog, type Decision, type Side } from './DecideDialog';
import { userI18n } from './i18n';
import { applicationTones } from './tones';

const CompanyFacts = ({ company }: Pick<User, 'company'>) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { tradeOf } = useTrades();
  if (!company) return null;
  const name = (field: string) => translate(`resources.users.fields.company.${field}`);
  const { businessNumber, address } = company;
  return (
    <>
      <Fact label={name('name')}>{company.name[language]?.trim() || company.name.ko}</Fact>
      <Fact label={name('businessNumber')}>
        <BusinessNumber digits={businessNumber} />
      </Fact>
      <Fact label={name('ceoName')}>{company.ceoName}</Fact>
      <Fact label={name('category')}>{tradeOf(company.category)}</Fact>
      <Fact label={name('address.address1')}>{[address.address1, address.address2].filter(Boolean).join(' ')}</Fact>
    </>
  );
};

const BuyerFacts = ({ buyer }: { buyer: NonNullable<User['buyer']> }) => {
  const translate = useTranslate();
  const { tradeOf, cityOf } = useTrades();
  const name = (field: string) => translate(`resources.users.fields.buyer.${field}`);
  const { types, activityAreas, interests, budget, channels } = buyer;
  return (
    <>
      <Fact label={name('types')}>{types.map((type) => translate(`resources.users.types.${type}`)).join(', ')}</Fact>
      <Fact label={name('activityAreas')}>
        {activityAreas.map(({ city, district }) => [cityOf(city), district].filter(Boolean).join(' ')).join(', ')}
      </Fact>
      <Fact label={name('interests')}>{interests.map(tradeOf).join(', ')}</Fact>
      <Fact label={name('budget.from')}>
        {budget && [budget.from, budget.to].map((each) => formatNumber(each ?? null)).join(' – ')}
      </Fact>
      <Fact label={name('channels')}>{channels}</Fact>
    </>
  );
};

const SellerFacts = ({ seller }: { seller: NonNullable<User['seller']> }) => {
  const t = userI18n.useT();
  const translate = useTranslate();
  return (
    <Fact label={translate('resources.users.fields.seller.certificates')}>
      {seller.certificates.map(({ type, name, year, number, verifiedAt }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a certificate is known by
        <Box key={at} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {[translate(`resources.users.certificate.${type}`), name, year, number].filter(Boolean).join(' · ')}
          <Chip
            variant="outlined"
            color={verifiedAt ? 'success' : 'default'}
            label={t(verifiedAt ? 'verified' : 'unverified')}
          />
        </Box>
      ))}
    </Fact>
  );
};

const Decisions = ({ history, field }: Pick<Told, 'history'> & { field: string }) => {
  const t = userI18n.useT();
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Fact label={t('decisions')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {history.map(({ at, status, reason }) => (
          <li key={at}>
            {formatDateLong(at, language, true)} · {translate(`resources.users.${field}.${status}`)}
            {reason && ` · ${reason}`}
          </li>
        ))}
      </Box>
    </Fact>
  );
};

/** One application and its decision. `locked`: something typed is not saved yet. */
export const Application = ({ user, side, locked }: { user: User; side: Side; locked: boolean }) => {
  const t = userI18n.useT();
  const translate = useTranslate();
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const field = side === 'BUYER' ? 'buyer' : 'seller';
  const application = user[field]?.application;
  if (!application) return null;
  const { status, history, reason } = application;
  return (
    <Group title={t(side === 'BUYER' ? 'buyerApplication' : 'sellerApplication')}>
      <Chip color={applicationTones[status]} label={translate(`resources.users.${field}.${status}`)} sx={{ mb: 1 }} />
      {reason && (
        <Typography variant="body2" color="text.secondary">
          {t('reasonGiven')}: {reason}
        </Typography>
      )}
      <Facts>
        <CompanyFacts company={user.company} />
        {side === 'BUYER' && user.buyer && <BuyerFacts buyer={user.buyer} />}
        {side === 'SELLER' && user.seller && <SellerFacts seller={user.seller} />}
        <Decisions history={history} field={field} />
      </Facts>
      <Stack direction="row" sx={{ mt: 1.5, gap: 1 }}>
        {status !== 'APPROVED' && (
          <Button variant="contained" disabled={locked} onClick={() => setDeciding('APPROVED')}>
            {t('approve')}
          </Button>
        )}
        {status !== 'REJECTED' && (
          <Button variant="outlined" color="error" disabled={locked} onClick={() => setDeciding('REJECTED')}>
            {t(status === 'APPROVED' ? 'revoke' : 'reject')}
          </Button>
        )}
      </Stack>
      {deciding && <DecideDialog user={user} side={side} decision={deciding} onClose={() => setDeciding(null)} />}
    </Group>
  );
};
