import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Application, User } from 'shared/contract';
import { formatDateLong, formatNumber } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { DescriptionItem, DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { useBusinessSectors } from '../../components/hooks/use-business-sectors';
import { useLocalised } from '../../components/hooks/use-localised';
import { Section } from '../../components/layout/Section';
import { ApplicationDecisionDialog, type Decision, type Side } from './ApplicationDecisionDialog';
import { BusinessNumber } from './BusinessNumber';
import { userI18n } from './i18n';
import { applicationStatusTones } from './status-tones';

const CompanyItems = ({ company }: Pick<User, 'company'>) => {
  const localise = useLocalised();
  const { getSectorName } = useBusinessSectors();
  if (!company) return null;
  const { businessNumber, address } = company;
  return (
    <>
      <FieldItem source="company.name">{localise(company.name)}</FieldItem>
      <FieldItem source="company.businessNumber">
        <BusinessNumber digits={businessNumber} />
      </FieldItem>
      <FieldItem source="company.ceoName">{company.ceoName}</FieldItem>
      <FieldItem source="company.category">{getSectorName(company.category)}</FieldItem>
      <FieldItem source="company.address.address1">
        {[address.address1, address.address2].filter(Boolean).join(' ')}
      </FieldItem>
    </>
  );
};

const BuyerItems = ({ buyer }: { buyer: NonNullable<User['buyer']> }) => {
  const translate = useTranslate();
  const { getSectorName, getCityName } = useBusinessSectors();
  const { types, activityAreas, interests, budget, channels } = buyer;
  return (
    <>
      <FieldItem source="buyer.types">
        {types.map((type) => translate(`resources.users.types.${type}`)).join(', ')}
      </FieldItem>
      <FieldItem source="buyer.activityAreas">
        {activityAreas.map(({ city, district }) => [getCityName(city), district].filter(Boolean).join(' ')).join(', ')}
      </FieldItem>
      <FieldItem source="buyer.interests">{interests.map(getSectorName).join(', ')}</FieldItem>
      <FieldItem source="buyer.budget.from">
        {budget && [budget.from, budget.to].map((each) => formatNumber(each ?? null)).join(' – ')}
      </FieldItem>
      <FieldItem source="buyer.channels">{channels}</FieldItem>
    </>
  );
};

const SellerItems = ({ seller }: { seller: NonNullable<User['seller']> }) => {
  const t = userI18n.useT();
  const translate = useTranslate();
  return (
    <FieldItem source="seller.certificates">
      {seller.certificates.map(({ type, name, year, number, verifiedAt }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a certificate is identified by its index
        <Box key={index} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {[translate(`resources.users.certificate.${type}`), name, year, number].filter(Boolean).join(' · ')}
          <Chip
            variant="outlined"
            color={verifiedAt ? 'success' : 'default'}
            label={t(verifiedAt ? 'verified' : 'unverified')}
          />
        </Box>
      ))}
    </FieldItem>
  );
};

const DecisionHistory = ({ history, field }: Pick<Application, 'history'> & { field: string }) => {
  const t = userI18n.useT();
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <DescriptionItem label={t('decisions')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {history.map(({ at, status, reason }) => (
          <li key={at}>
            {formatDateLong(at, language, true)} · {translate(`resources.users.${field}.${status}`)}
            {reason && ` · ${reason}`}
          </li>
        ))}
      </Box>
    </DescriptionItem>
  );
};

/** One application and the buttons to decide it. `locked` disables them, while the form has unsaved changes. */
export const ApplicationReview = ({ user, side, locked }: { user: User; side: Side; locked: boolean }) => {
  const t = userI18n.useT();
  const translate = useTranslate();
  const [decision, setDecision] = useState<Decision | null>(null);
  const field = side === 'BUYER' ? 'buyer' : 'seller';
  const application = user[field]?.application;
  if (!application) return null;
  const { status, history, reason } = application;
  return (
    <Section title={t(side === 'BUYER' ? 'buyerApplication' : 'sellerApplication')}>
      <Chip
        color={applicationStatusTones[status]}
        label={translate(`resources.users.${field}.${status}`)}
        sx={{ mb: 1 }}
      />
      {reason && (
        <Typography variant="body2" color="text.secondary">
          {t('reasonGiven')}: {reason}
        </Typography>
      )}
      <DescriptionList>
        <CompanyItems company={user.company} />
        {side === 'BUYER' && user.buyer && <BuyerItems buyer={user.buyer} />}
        {side === 'SELLER' && user.seller && <SellerItems seller={user.seller} />}
        <DecisionHistory history={history} field={field} />
      </DescriptionList>
      <Stack direction="row" sx={{ mt: 1.5, gap: 1 }}>
        {status !== 'APPROVED' && (
          <Button variant="contained" disabled={locked} onClick={() => setDecision('APPROVED')}>
            {t('approve')}
          </Button>
        )}
        {status !== 'REJECTED' && (
          <Button variant="outlined" color="error" disabled={locked} onClick={() => setDecision('REJECTED')}>
            {t(status === 'APPROVED' ? 'revoke' : 'reject')}
          </Button>
        )}
      </Stack>
      {decision && (
        <ApplicationDecisionDialog user={user} side={side} decision={decision} onClose={() => setDecision(null)} />
      )}
    </Section>
  );
};
