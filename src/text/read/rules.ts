import { abbreviation, twoLetters, unknownAbbreviation } from './abbreviations.ts'
import * as codes from './codes.ts'
import * as dates from './dates.ts'
import { electronic } from './electronic.ts'
import { degrees, feet, land, rangeOverRange, ratio, slashed, standardAndYear } from './fractions.ts'
import { laughter } from './laughter.ts'
import * as latin from './latin.ts'
import { moneyAfterSign, moneyBeforeSign, pair } from './money.ts'
import { hidden, quantity, range, section, series, thousands } from './numbers.ts'
import { repetition } from './repetition.ts'
import { rule, type Rule } from './rule.ts'
import * as letters from './single-letters.ts'
import { signRules } from './symbols.ts'
import { telephone } from './telephone.ts'
import { duration, hourOfPart, timed, timeOfDay, wholeHour } from './time.ts'

const CURRENCIES = '฿ $ € £ ¥'

/** The rule book. Within a phase only `unless` decides which rule wins; test/text/read/rules.test.ts shuffles the rest. */
export const rules: readonly Rule[] = [
  rule('identifier', 'digit name', 'form', codes.identifier),
  rule('plate of a truck', 'digit', 'form', codes.truckPlate),
  rule('plate of a car', 'digit thai', 'form', codes.carPlate),
  rule('e-mail or web address', 'digit name latin', 'form', electronic),
  rule('telephone number', 'digit name ( +', 'form', telephone, 'identifier'),
  rule('date with a named month', 'digit', 'form', dates.namedDate),
  rule('date in numbers', 'digit', 'form', dates.numericDate),
  rule('area of land', 'digit', 'form', land),
  rule('number with hidden digits', 'digit name', 'form', hidden, 'identifier', 'telephone number'),
  rule('money before its sign', 'digit', 'form', moneyBeforeSign),
  rule('money after its sign', `latin ${CURRENCIES}`, 'form', moneyAfterSign),
  rule('pair of currencies', 'latin', 'form', pair),
  rule('degrees and minutes', 'digit', 'form', degrees),
  rule('feet and inches', 'digit', 'form', feet),
  rule('duration', 'digit', 'form', duration),
  rule('time of what is timed', 'digit', 'form', timed, 'duration'),
  rule('hour of a part of the day', 'digit', 'form', hourOfPart, 'duration'),
  rule('time of day', 'digit', 'form', timeOfDay, 'duration', 'time of what is timed', 'hour of a part of the day'),
  rule('whole hour', 'digit', 'form', wholeHour),
  rule('masked number', 'latin * •', 'form', codes.masked, 'times by x', 'dialled keys'),
  rule('place on a road', 'digit', 'form', letters.roadPost),

  rule('long number of a paper', 'digit', 'context', codes.longNumber),
  rule('code with letters', 'digit', 'context', codes.cuedMixedCode),
  rule('code after its word', 'digit', 'context', codes.cuedCode, 'code with letters'),
  rule('number in parts', 'digit', 'context', codes.inParts, 'code after its word'),
  rule('number drawn', 'digit', 'context', codes.drawnNumber),
  rule('generation of a network', 'digit', 'context', latin.generation),
  rule('7-Eleven', 'digit', 'context', latin.sevenEleven),
  rule('number and capitals', 'digit', 'context', latin.numberAndLetters, 'generation of a network'),
  rule('house number', 'digit', 'context', codes.house, 'code after its word', 'number in parts'),
  rule('days from one month to another', 'digit', 'context', dates.dayRange),
  rule('day and month', 'digit', 'context', dates.dayAndMonth, 'days from one month to another'),
  rule('day of sales', 'digit', 'context', dates.saleDay),

  rule('standard and its year', 'digit', 'context', standardAndYear),
  rule('range over a range', 'digit', 'context', rangeOverRange, 'house number'),
  rule('laughter', 'digit', 'context', laughter),

  rule('fraction or numbers with a slash', 'digit', 'general', slashed),
  rule('ratio', 'digit', 'general', ratio),
  rule('number of parts', 'digit', 'general', section),
  rule('three numbers', 'digit', 'general', series),
  rule('years', 'digit', 'general', dates.years),
  rule('thousands by K', 'digit', 'general', thousands),
  rule('number of a room or line', 'digit', 'general', codes.route),
  rule('postcode', 'digit', 'general', codes.postcode),
  rule('number from zero', 'digit', 'general', codes.fromZero, 'fraction or numbers with a slash'),
  rule('range or score', 'digit', 'rest', range),
  rule('number with its unit', 'digit', 'rest', quantity, 'range or score'),

  rule('weekdays of two days', 'thai', 'form', dates.weekdayRange),
  rule('weekdays', 'thai', 'form', dates.weekdays, 'weekdays of two days'),
  rule('month before its day', 'thai', 'form', dates.monthFirst),
  rule('month', 'thai', 'form', dates.monthAlone, 'month before its day', 'paper with a number'),
  rule('letters and number', 'thai', 'form', codes.letterNumber, 'weekdays'),
  rule('paper with a number', 'thai', 'form', letters.landPaper),
  rule('กม. of law', 'thai', 'form', letters.law),
  rule('กก. of a board', 'thai', 'form', letters.board),
  rule('บช. of the police', 'thai', 'form', letters.command),
  rule('รมว. and its ministry', 'thai', 'form', letters.minister),
  rule('letter of a clause or a mark', 'thai', 'form', letters.namedLetter),
  rule('class without its dot', 'thai', 'general', letters.dotlessClass),
  rule('สส. of the police', 'thai', 'form', letters.detective),
  rule('ซ. of degrees', 'thai', 'form', letters.scale),
  rule('กม. on a road', 'thai', 'form', letters.kilometre, 'กม. of law'),
  rule('ทล. and its number', 'thai', 'form', letters.highway),
  rule('ล. of millions', 'thai', 'form', letters.million),
  rule('abbreviation of the table', 'thai ฯ', 'context', abbreviation),
  ...letters.letterRules,
  rule('letter without its dot', 'thai', 'general', letters.dotless),
  rule('two letters by name', 'thai', 'rest', twoLetters),
  rule('abbreviation by letters', 'thai', 'rest', unknownAbbreviation),

  rule('known Latin word', 'latin', 'context', latin.knownLatin),
  rule('Roman numeral', 'latin', 'context', latin.roman, 'known Latin word'),
  rule('version letter', 'latin', 'context', latin.version),
  rule('quarter of a year', 'latin', 'context', latin.quarter),
  rule('name and version', 'latin', 'context', latin.namedVersion, 'version letter'),
  rule('letter and its number', 'latin', 'context', latin.letterAndNumber),
  rule('letters with points or 2', 'latin', 'context', latin.variant),
  rule('letters with a number', 'latin', 'general', latin.withDigits),
  rule('one capital by name', 'latin', 'general', latin.namedCapital),
  rule('name that is typed', 'latin name', 'form', latin.typedName, 'masked number', 'e-mail or web address'),
  rule('capitals by name', 'latin', 'rest', latin.capitals),

  rule('repeated word', 'ๆ', 'form', repetition),
  ...signRules,
]
