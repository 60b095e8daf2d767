import { expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { setUp } from '../../platform/testing';
import { startAppointmentsApi } from '../appointments/testing';

const api = await setUp(startAppointmentsApi());
const admin = await api.getUser('admin');

test('the timeline has every step; the client sees messages, and neither notes nor who did it', async () => {
  const { form } = (await api.send()).body;
  const params = { id: form._id };
  const addStep = (body: { kind: 'CALLED' | 'VISITED' | 'MESSAGE'; message?: string; note?: string; at?: string }) =>
    api.asAdmin(contract.console.forms.addStep, { params, body });
  const update = async (body: object) => {
    const { version } = (await api.asAdmin(contract.console.forms.get, { params })).body.form;
    return api.asAdmin(contract.console.forms.update, { params, body: { version, ...body } });
  };
  await update({ assignee: admin._id });
  const called = await addStep({ kind: 'CALLED', note: '화가 많이 나 있음' });
  expect([called.status, called.body.form.status]).toEqual([201, 'IN_PROGRESS']);
  await addStep({ kind: 'MESSAGE', message: '등기부등본을 가져와 주세요.' });
  await addStep({ kind: 'VISITED' });
  await update({ status: 'CLOSED' });

  const kinds = ['RECEIVED', 'ASSIGNED', 'CALLED', 'MESSAGE', 'VISITED', 'CLOSED'];
  const { steps } = (await api.asAdmin(contract.console.forms.get, { params })).body.form;
  expect(steps.map(({ kind }) => kind)).toEqual(kinds);
  expect(steps.find(({ kind }) => kind === 'CALLED')).toMatchObject({ by: admin._id, note: '화가 많이 나 있음' });

  const own = await api.call(contract.forms.get, { params, headers: await api.openLink(form._id) });
  expect(own.body.form.steps.map(({ kind }) => kind)).toEqual(kinds);
  expect(own.body.form.steps[3]).toEqual({
    kind: 'MESSAGE',
    at: expect.any(String),
    message: '등기부등본을 가져와 주세요.',
    start: null,
  });
  const shown = JSON.stringify(own.body);
  expect(shown).not.toContain('화가 많이');
  expect(shown).not.toContain(admin._id);
  const sent = (await api.listMails(form._id)).filter(({ template }) => template === 'consultation.message');
  expect(sent.map(({ channel }) => channel).sort()).toEqual(['EMAIL', 'SMS']);
});

test('a message needs a text', async () => {
  const { form } = (await api.send()).body;
  const { error } = await api.asAdmin(contract.console.forms.addStep, {
    params: { id: form._id },
    body: { kind: 'MESSAGE' },
  });
  expect(error.errors).toMatchObject([{ field: 'message', code: 'required' }]);
});

test('a request that was closed and opened again loses no step', async () => {
  const { form } = (await api.send()).body;
  const params = { id: form._id };
  for (const [version, status] of (['CLOSED', 'IN_PROGRESS', 'CLOSED'] as const).entries())
    await api.asAdmin(contract.console.forms.update, { params, body: { version, status } });
  const { steps } = (await api.asAdmin(contract.console.forms.get, { params })).body.form;
  expect(steps.map(({ kind }) => kind)).toEqual(['RECEIVED', 'CLOSED', 'CLOSED']);
});
