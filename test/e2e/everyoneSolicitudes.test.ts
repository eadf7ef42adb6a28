import { states } from '../tools/screens/states';
import { testForEveryone } from './support/everyone';
import { isOfRequests } from './support/everyoneShares';

testForEveryone(states.filter(isOfRequests));
