import { states } from '../tools/screens/states';
import { testForEveryone } from './support/everyone';
import { isOfSolicitudes } from './support/everyoneShares';

testForEveryone(states.filter((state) => !isOfSolicitudes(state)));
