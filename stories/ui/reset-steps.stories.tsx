/** The two steps to a new password, each as it begins, with what can be wrong in it, and while it is on its way. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { FormCard } from '#ui/form-card.tsx';
import { ResetSteps } from '#pieces/reset-steps.tsx';

interface Args {
  step: 'phone' | 'password';
  isBusy: boolean;
  /** Seconds until another code may be asked for. */
  wait: number;
  faults: Readonly<Partial<Record<'phone' | 'image' | 'code' | 'password' | 'again', string>>>;
}

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 104 38"%3E%3Ctext x="16" y="27" font-size="24" font-family="monospace" fill="%23345"%3EK7mQ%3C/text%3E%3C/svg%3E';
const nothing = () => undefined;

function Steps({ step, isBusy, wait, faults }: Args) {
  const [input, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [area, setArea] = useState('86');
  const proofForm = useRef<HTMLFormElement>(null);
  const entriesForm = useRef<HTMLFormElement>(null);
  const field = (name: keyof Args['faults']) => ({
    value: input[name] ?? '',
    fault: faults[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  });
  const fields = {
    area,
    onArea: setArea,
    phone: field('phone'),
    image: { ...field('image'), picture: PICTURE, isFailed: false, onRefresh: nothing },
    code: field('code'),
    wait,
    isSending: false,
    onSend: nothing,
  };
  const slide = {
    puzzle: undefined,
    company: undefined,
    isWrong: false,
    isBusy: false,
    answer: nothing,
    again: nothing,
    close: nothing,
    onLoss: nothing,
  };
  const entries = { password: field('password'), again: field('again') };
  const reset = {
    step,
    isBusy,
    proof: { form: proofForm, fields, slide },
    entries: { form: entriesForm, entries },
    next: nothing,
    save: nothing,
  };
  return (
    <FormCard id="story" icon="shield" title="Reset steps">
      <ResetSteps id="story" reset={reset} only={undefined} />
    </FormCard>
  );
}

const meta: Meta<Args> = {
  title: 'UI/Reset steps',
  render: Steps,
  args: { step: 'phone', isBusy: false, wait: 0, faults: {} },
};
export default meta;
type Story = StoryObj<Args>;

export const Phone: Story = {};
export const CodeOnItsWay: Story = { args: { wait: 42, isBusy: true } };
export const PhoneUnknown: Story = { args: { faults: { phone: '该手机号未注册' } } };
export const ProofSpent: Story = { args: { faults: { code: '验证码已失效' } } };
export const Password: Story = { args: { step: 'password' } };
export const PasswordCommon: Story = {
  args: { step: 'password', faults: { password: '密码过于常见，请换一个' } },
};
export const PasswordsDiffer: Story = {
  args: { step: 'password', faults: { again: '两次输入的密码不一致' }, isBusy: true },
};
