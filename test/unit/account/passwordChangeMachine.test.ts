import {
  changeDone,
  changeRefused,
  changeSubmitted,
  changeUnanswered,
  passwordChangeMachine,
  type PasswordChangeState,
} from '#areas/account/password/passwordChangeSlice.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import { describeMachine } from '#test/support/machineTable.ts';

const refusal = { problems: { nueva: 'Corta' }, message: null };

describeMachine<PasswordChangeState>({
  machine: passwordChangeMachine,
  endsIn: 'asking',
  states: {
    asking: { status: 'asking' },
    sending: { status: 'sending' },
    refused: { status: 'refused', ...refusal },
    unanswered: { status: 'unanswered', message: 'No' },
    changed: { status: 'changed' },
  },
  events: {
    submitted: changeSubmitted({ actual: 'a', nueva: 'b', otraVez: 'b' }),
    refused: changeRefused(refusal),
    unanswered: changeUnanswered({ message: 'No' }),
    done: changeDone(),
    moved: locationChanged({ address: { path: '/sitio', search: '', key: 'k' }, kind: 'push' }),
  },
  cells: `
                submitted  refused  unanswered  done     moved
    asking      sending    -        -           -        -
    sending     -          refused  unanswered  changed  -
    refused     sending    -        -           -        asking
    unanswered  sending    -        -           -        asking
    changed     sending    -        -           -        asking
  `,
  transitions: [
    'asking account/passwordChange/changeSubmitted -> sending',
    'refused account/passwordChange/changeSubmitted -> sending',
    'unanswered account/passwordChange/changeSubmitted -> sending',
    'changed account/passwordChange/changeSubmitted -> sending',
    'sending account/passwordChange/changeRefused -> refused',
    'sending account/passwordChange/changeUnanswered -> unanswered',
    'sending account/passwordChange/changeDone -> changed',
    'refused location/changed -> asking',
    'unanswered location/changed -> asking',
    'changed location/changed -> asking',
  ],
});
