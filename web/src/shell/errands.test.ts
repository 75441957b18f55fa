import { describe, expect, it } from 'vitest';
import { Errands } from './errands';

describe('several actions one after another', () => {
  it('sends each when the one before is done', () => {
    const sent: number[] = [];
    const errands = new Errands((action) => sent.push(action) > 0);
    expect(errands.begin([4, 5, 6])).toBe(true);
    expect(sent).toEqual([4]);
    errands.done();
    expect(sent).toEqual([4, 5]);
    expect([errands.done(), errands.done(), errands.busy]).toEqual([true, false, false]);
    expect(sent).toEqual([4, 5, 6]);
  });
  it('says one again that came too late', () => {
    const sent: number[] = [];
    const errands = new Errands((action) => sent.push(action) > 0);
    errands.begin([4, 5]);
    errands.again();
    errands.done();
    expect(sent).toEqual([4, 4, 5]);
  });
  it('leaves the rest when it is refused, or when nobody hears', () => {
    const errands = new Errands(() => false);
    expect([errands.begin([4, 5]), errands.busy]).toEqual([false, false]);
    const refused = new Errands(() => true);
    refused.begin([4, 5]);
    refused.drop();
    expect([refused.busy, refused.again()]).toEqual([false, false]);
  });
});
