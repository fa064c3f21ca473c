import { abbreviation, twoLetters, unknownAbbreviation } from './abbreviations.ts'
import * as codes from './codes.ts'
import {
  dayAndMonth,
  dayRange,
  monthAlone,
  monthFirst,
  namedDate,
  numericDate,
  saleDay,
  weekdayRange,
  weekdays,
  years,
} from './dates.ts'
import { electronic } from './electronic.ts'
import { degrees, feet, land, rangeOverRange, ratio, slashed, standardAndYear } from './fractions.ts'
import { laughter } from './laughter.ts'
import * as latin from './latin.ts'
import { moneyAfterSign, moneyBeforeSign, pair } from './money.ts'
import { hidden, quantity, range, section, series, thousands } from './numbers.ts'
import { repetition } from './repetition.ts'
import type { Rule } from './rule.ts'
import * as letters from './single-letters.ts'
import { signRules } from './symbols.ts'
import { telephone } from './telephone.ts'
import { duration, hourOfPart, timed, timeOfDay, wholeHour } from './time.ts'

const CURRENCIES = '฿ $ € £ ¥'

/** The rule book. Within a phase only `unless` says which rule wins; test/text/read/rules.test.ts shuffles the rest. */
export const rules: readonly Rule[] = [
  { name: 'identifier', at: 'digit name', phase: 'form', find: codes.identifier },
  { name: 'plate of a truck', at: 'digit', phase: 'form', find: codes.truckPlate },
  { name: 'plate of a car', at: 'digit thai', phase: 'form', find: codes.carPlate },
  { name: 'e-mail or web address', at: 'digit name latin', phase: 'form', find: electronic },
  { name: 'telephone number', at: 'digit name ( +', phase: 'form', find: telephone, unless: ['identifier'] },
  { name: 'date with a named month', at: 'digit', phase: 'form', find: namedDate },
  { name: 'date in numbers', at: 'digit', phase: 'form', find: numericDate },
  { name: 'area of land', at: 'digit', phase: 'form', find: land },
  {
    name: 'number with hidden digits',
    at: 'digit name',
    phase: 'form',
    find: hidden,
    unless: ['identifier', 'telephone number'],
  },
  { name: 'money before its sign', at: 'digit', phase: 'form', find: moneyBeforeSign },
  { name: 'money after its sign', at: `latin ${CURRENCIES}`, phase: 'form', find: moneyAfterSign },
  { name: 'pair of currencies', at: 'latin', phase: 'form', find: pair },
  { name: 'degrees and minutes', at: 'digit', phase: 'form', find: degrees },
  { name: 'feet and inches', at: 'digit', phase: 'form', find: feet },
  { name: 'duration', at: 'digit', phase: 'form', find: duration },
  { name: 'time of what is timed', at: 'digit', phase: 'form', find: timed, unless: ['duration'] },
  { name: 'hour of a part of the day', at: 'digit', phase: 'form', find: hourOfPart, unless: ['duration'] },
  {
    name: 'time of day',
    at: 'digit',
    phase: 'form',
    find: timeOfDay,
    unless: ['duration', 'time of what is timed', 'hour of a part of the day'],
  },
  { name: 'whole hour', at: 'digit', phase: 'form', find: wholeHour },
  { name: 'masked number', at: 'latin * •', phase: 'form', find: codes.masked, unless: ['times by x', 'dialled keys'] },
  { name: 'place on a road', at: 'digit', phase: 'form', find: letters.roadPost },

  { name: 'long number of a paper', at: 'digit', phase: 'context', find: codes.longNumber },
  { name: 'code with letters', at: 'digit', phase: 'context', find: codes.cuedMixedCode },
  { name: 'code after its word', at: 'digit', phase: 'context', find: codes.cuedCode, unless: ['code with letters'] },
  { name: 'number in parts', at: 'digit', phase: 'context', find: codes.inParts, unless: ['code after its word'] },
  { name: 'number drawn', at: 'digit', phase: 'context', find: codes.drawnNumber },
  { name: 'generation of a network', at: 'digit', phase: 'context', find: latin.generation },
  { name: '7-Eleven', at: 'digit', phase: 'context', find: latin.sevenEleven },
  {
    name: 'number and capitals',
    at: 'digit',
    phase: 'context',
    find: latin.numberAndLetters,
    unless: ['generation of a network'],
  },
  {
    name: 'house number',
    at: 'digit',
    phase: 'context',
    find: codes.house,
    unless: ['code after its word', 'number in parts'],
  },
  { name: 'days from one month to another', at: 'digit', phase: 'context', find: dayRange },
  {
    name: 'day and month',
    at: 'digit',
    phase: 'context',
    find: dayAndMonth,
    unless: ['days from one month to another'],
  },
  { name: 'day of sales', at: 'digit', phase: 'context', find: saleDay },

  { name: 'standard and its year', at: 'digit', phase: 'context', find: standardAndYear },
  { name: 'range over a range', at: 'digit', phase: 'context', find: rangeOverRange, unless: ['house number'] },
  { name: 'laughter', at: 'digit', phase: 'context', find: laughter },

  { name: 'fraction or numbers with a slash', at: 'digit', phase: 'general', find: slashed },
  { name: 'ratio', at: 'digit', phase: 'general', find: ratio },
  { name: 'number of parts', at: 'digit', phase: 'general', find: section },
  { name: 'three numbers', at: 'digit', phase: 'general', find: series },
  { name: 'years', at: 'digit', phase: 'general', find: years },
  { name: 'thousands by K', at: 'digit', phase: 'general', find: thousands },
  { name: 'number of a room or line', at: 'digit', phase: 'general', find: codes.route },
  { name: 'postcode', at: 'digit', phase: 'general', find: codes.postcode },
  {
    name: 'number from zero',
    at: 'digit',
    phase: 'general',
    find: codes.fromZero,
    unless: ['fraction or numbers with a slash'],
  },
  { name: 'range or score', at: 'digit', phase: 'rest', find: range },
  { name: 'number with its unit', at: 'digit', phase: 'rest', find: quantity, unless: ['range or score'] },

  { name: 'weekdays of two days', at: 'thai', phase: 'form', find: weekdayRange },
  { name: 'weekdays', at: 'thai', phase: 'form', find: weekdays, unless: ['weekdays of two days'] },
  { name: 'month before its day', at: 'thai', phase: 'form', find: monthFirst },
  {
    name: 'month',
    at: 'thai',
    phase: 'form',
    find: monthAlone,
    unless: ['month before its day', 'paper with a number'],
  },
  { name: 'letters and number', at: 'thai', phase: 'form', find: codes.letterNumber, unless: ['weekdays'] },
  { name: 'paper with a number', at: 'thai', phase: 'form', find: letters.landPaper },
  { name: 'กม. of law', at: 'thai', phase: 'form', find: letters.law },
  { name: 'กก. of a board', at: 'thai', phase: 'form', find: letters.board },
  { name: 'บช. of the police', at: 'thai', phase: 'form', find: letters.command },
  { name: 'รมว. and its ministry', at: 'thai', phase: 'form', find: letters.minister },
  { name: 'letter of a clause or a mark', at: 'thai', phase: 'form', find: letters.namedLetter },
  { name: 'class without its dot', at: 'thai', phase: 'general', find: letters.dotlessClass },
  { name: 'สส. of the police', at: 'thai', phase: 'form', find: letters.detective },
  { name: 'ซ. of degrees', at: 'thai', phase: 'form', find: letters.scale },
  { name: 'กม. on a road', at: 'thai', phase: 'form', find: letters.kilometre, unless: ['กม. of law'] },
  { name: 'ทล. and its number', at: 'thai', phase: 'form', find: letters.highway },
  { name: 'ล. of millions', at: 'thai', phase: 'form', find: letters.million },
  { name: 'abbreviation of the table', at: 'thai ฯ', phase: 'context', find: abbreviation },
  ...letters.letterRules,
  { name: 'letter without its dot', at: 'thai', phase: 'general', find: letters.dotless },
  { name: 'two letters by name', at: 'thai', phase: 'rest', find: twoLetters },
  { name: 'abbreviation by letters', at: 'thai', phase: 'rest', find: unknownAbbreviation },

  { name: 'known Latin word', at: 'latin', phase: 'context', find: latin.knownLatin },
  { name: 'Roman numeral', at: 'latin', phase: 'context', find: latin.roman, unless: ['known Latin word'] },
  { name: 'version letter', at: 'latin', phase: 'context', find: latin.version },
  { name: 'quarter of a year', at: 'latin', phase: 'context', find: latin.quarter },
  { name: 'name and version', at: 'latin', phase: 'context', find: latin.namedVersion, unless: ['version letter'] },
  { name: 'letter and its number', at: 'latin', phase: 'context', find: latin.letterAndNumber },
  { name: 'letters with points or 2', at: 'latin', phase: 'context', find: latin.variant },
  { name: 'letters with a number', at: 'latin', phase: 'general', find: latin.withDigits },
  { name: 'one capital by name', at: 'latin', phase: 'general', find: latin.namedCapital },
  {
    name: 'name that is typed',
    at: 'latin name',
    phase: 'form',
    find: latin.typedName,
    unless: ['masked number', 'e-mail or web address'],
  },
  { name: 'capitals by name', at: 'latin', phase: 'rest', find: latin.capitals },

  { name: 'repeated word', at: 'ๆ', phase: 'form', find: repetition },
  ...signRules,
]
